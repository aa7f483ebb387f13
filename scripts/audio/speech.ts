/**
 * Spelling: from a line of Sanskrit in Devanagari to syllables the Kannada voice reads aloud right.
 * There is no Sanskrit voice; the Hindi one drops the inherent vowel (gaṇapataye → gaṇpatye), the
 * Kannada one keeps every vowel, so it is given Sanskrit in Kannada letters.
 */

/** One syllable as the script writes it; `vowel` is always the independent letter. */
export type Akshara = { onset: string; vowel: string; coda: string }
export type Word = Akshara[]
/** What is sung in one breath: a danda or a comma ends it. */
export type Phrase = Word[]

type Respelling = { find: RegExp; write: string; why: string }

const classNasals = ['ङ', 'ञ', 'ण', 'न', 'म']
const classes = ['कखगघङ', 'चछजझञ', 'टठडढण', 'तथदधन', 'पफबभम']

/** Applied in this order to the whole line. */
const respellings: Respelling[] = [
  { find: /[\u200b-\u200d\u2060]/gu, write: '', why: 'joiners shape the print, not the sound' },
  { find: /[\u0951-\u0954\u1cd0-\u1cf9]/gu, write: '', why: 'Vedic accents are not sung here' },
  { find: /[0-9०-९]/gu, write: '', why: 'verse numbers are not recited' },
  { find: /[-‐‑–—]/gu, write: '', why: 'a hyphen shows a compound, it is not a pause' },
  { find: /ॐ/gu, write: 'ओम्', why: 'the voice reads the sign out as "hindi om"' },
  { find: /\s*ऽ+\s*/gu, write: '', why: 'avagraha is silent, and the voice would spell the word' },
  {
    find: /\u093c/gu,
    write: '',
    why: 'the voice has no such sounds; Hindi is read without the dot',
  },
  { find: /[ँꣳꣴ]/gu, write: 'ं', why: 'candrabindu and the Vedic gum sign close as anusvara does' },
  { find: /ॢ/gu, write: '्लृ', why: 'the voice has no vocalic l and spells the word instead' },
  { find: /[ऌॡ]/gu, write: 'लृ', why: 'the same, standing alone' },
  { find: /ॠ/gu, write: 'रू', why: 'the voice has no long vocalic r' },
  { find: /ॄ/gu, write: '्रू', why: 'the same after a consonant' },
  ...classes.map((members, i) => ({
    find: new RegExp(`ं(?=[${members}])`, 'gu'),
    write: `${classNasals[i]}्`,
    why: 'syllables are spoken one by one, so anusvara cannot see the consonant it must match',
  })),
  { find: /ं/gu, write: 'म्', why: 'elsewhere, and at the end of a word, anusvara is m' },
]

const consonant = '[क-हळ]'
const independentOf: Record<string, string> = {
  '': 'अ',
  'ा': 'आ',
  'ि': 'इ',
  'ी': 'ई',
  'ु': 'उ',
  'ू': 'ऊ',
  'ृ': 'ऋ',
  'ॆ': 'ऎ',
  'े': 'ए',
  'ै': 'ऐ',
  'ॊ': 'ऒ',
  'ो': 'ओ',
  'ौ': 'औ',
}
const signOf = Object.fromEntries(Object.entries(independentOf).map(([sign, v]) => [v, sign]))

/** Onset with sign, or a vowel alone; then visarga or consonants that no vowel follows. */
const aksharaPattern = new RegExp(
  `(?:((?:${consonant}्)*${consonant})([ा-ृे-ौ]?)|([अ-औ]))(ः?(?:(?:${consonant}्)+(?!${consonant}))?)`,
  'gu',
)

/** A line of the seed as phrases of words of syllables; throws if a letter would be lost. */
export function phrasesOf(line: string): Phrase[] {
  const respelt = respellings.reduce((text, { find, write }) => text.replace(find, write), line)
  return respelt
    .split(/[।॥,;.!?/|\n]+/u)
    .map((phrase) => phrase.split(/\s+/u).filter(Boolean).map(syllabify))
    .filter((words) => words.length > 0)
}

function syllabify(word: string): Word {
  const matches = [...word.matchAll(aksharaPattern)]
  const read = matches.map(([whole]) => whole).join('')
  if (read !== word) throw new Error(`cannot be spelt for the voice: "${word}", only "${read}"`)
  return matches.map(([, onset = '', sign = '', alone, coda = '']) => ({
    onset,
    vowel: alone ?? independentOf[sign] ?? sign,
    coda,
  }))
}

/**
 * Visarga before a pause is a soft h that repeats its vowel, always short: namaḥ → nama ha,
 * devāḥ → devā ha, hariḥ → hari hi. Short e and o are letters that Sanskrit lacks and Kannada has.
 */
export function visargaEcho(vowel: string): Akshara {
  return { onset: 'ह', vowel: shortOf[vowel] ?? vowel, coda: '' }
}

const shortOf: Record<string, string> = {
  आ: 'अ',
  ई: 'इ',
  ऊ: 'उ',
  ऋ: 'उ',
  ए: 'ऎ',
  ऐ: 'इ',
  ओ: 'ऒ',
  औ: 'उ',
}

/** A syllable in Kannada letters, as the voice reads it. */
export function spell({ onset, vowel, coda }: Akshara): string {
  return toKannada((onset ? onset + (signOf[vowel] ?? '') : vowel) + coda)
}

/** Unicode lays the scripts of India out in parallel: the same letter, 0x380 places further on. */
function toKannada(devanagari: string): string {
  return [...devanagari].map((c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0x380)).join('')
}
