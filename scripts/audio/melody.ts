import { visargaEcho, type Akshara, type Phrase, type Word } from './speech.ts'

/** Recitation moves on three notes: the tone below, the reciting note, the tone above. */
export type Note = 'ni' | 'sa' | 're'
export type Syllable = { akshara: Akshara; note: Note }

const longVowels = new Set('आईऊएऐओऔ')

/**
 * A phrase as it is sung: it starts from the tone below, rises on the accented syllable of each
 * longer word, and its last vowel is held on the reciting note.
 */
export function melodyOf(phrase: Phrase): Syllable[] {
  const notes = phrase.flatMap((word) => {
    const accented = word.length > 2 ? accentOf(word) : -1
    return word.map((akshara, i) => ({ akshara, note: i === accented ? 're' : 'sa' }) as Syllable)
  })
  const first = notes[0]
  const rises = first && first.note === 'sa' && !isOm(first.akshara)
  if (rises && notes.length > 4) first.note = 'ni'
  const last = notes.at(-1)
  if (last) last.note = 'sa'
  return notes.flatMap((syllable, i) => {
    const isLast = i === notes.length - 1
    const isHeld = isOm(syllable.akshara) || (isLast && !isClipped(syllable.akshara))
    return isHeld ? held(syllable, isLast) : [syllable]
  })
}

/** The classical accent: the last heavy syllable before the final one, at most the fourth back. */
export function accentOf(word: Word): number {
  const last = word.length - 1
  const earliest = Math.max(0, last - 3)
  for (let i = last - 1; i > earliest; i -= 1) if (isHeavy(word, i)) return i
  return earliest
}

function isHeavy(word: Word, i: number): boolean {
  const akshara = word[i]
  if (!akshara) return false
  const isClosed = akshara.coda !== '' || (word[i + 1]?.onset ?? '').includes('्')
  return isClosed || longVowels.has(akshara.vowel)
}

function isOm({ onset, vowel, coda }: Akshara): boolean {
  return onset === '' && vowel === 'ओ' && coda === 'म्'
}

/** Phaṭ bursts: a short vowel cut off by a stop is never drawn out. */
function isClipped({ vowel, coda }: Akshara): boolean {
  return !longVowels.has(vowel) && /[क-घच-झट-ढत-धप-भ]/u.test(coda)
}

/** A vowel written twice is sung on without a break; that is how a syllable is held. */
function held({ akshara, note }: Syllable, beforePause: boolean): Syllable[] {
  const { onset, vowel, coda } = akshara
  const sung = (a: Akshara): Syllable => ({ akshara: a, note })
  const body = sung({ onset, vowel, coda: '' })
  const echoes = beforePause && coda === 'ः'
  return echoes
    ? [body, sung({ onset: '', vowel: echoOf(vowel), coda: '' }), sung(visargaEcho(vowel))]
    : [body, sung({ onset: '', vowel: echoOf(vowel), coda })]
}

/** Diphthongs are held on their second half, r on the u it is read with. */
function echoOf(vowel: string): string {
  const tails: Record<string, string> = { ऐ: 'इ', औ: 'उ', ऋ: 'उ' }
  return tails[vowel] ?? vowel
}
