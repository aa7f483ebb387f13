import library from '@indic-transliteration/sanscript'
import { knownNames, letterNames, nameEndings, shortForms, titles } from './knownNames.ts'

// Its types describe an ES module with a default export; what Node imports is that export itself.
const sanscript = library as unknown as typeof library.default

/** How English spelling writes sounds that IAST writes with one letter; longer ones first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/c(?![ch])(?=[eiy])/g, 's'],
  [/c(?![ch])/g, 'k'],
  [/aa/g, 'ā'],
  [/ee|ii/g, 'ī'],
  [/oo|uu/g, 'ū'],
  // Marathi says ज्ञ so: Dnyaneshwar, Pradnya.
  [/dnyan/g, 'jñān'],
  [/dny/g, 'jñ'],
  [/ou/g, 'au'],
  // Dubey, Harish, Suvarna.
  [/ey$/g, 'e'],
  [/ish$/g, 'īsh'],
  [/rn(?=[aeiou])/g, 'rṇ'],
  [/chh/g, 'CH'],
  [/ch/g, 'c'],
  [/CH/g, 'ch'],
  [/sh/g, 'ś'],
  [/w/g, 'v'],
  [/f/g, 'ph'],
  [/z/g, 'jh'],
  [/x/g, 'kṣ'],
  [/q/g, 'k'],
  [/kś/g, 'kṣ'],
  [/śt/g, 'ṣṭ'],
  [/śn/g, 'ṣṇ'],
  [/śp/g, 'ṣp'],
  // Krishna, Prithvi, and as Marathi says it: Trupti, Amruta.
  [/(?<=[kgtmhv])ru(?=[^aeiouāīū])/g, 'ṛ'],
  [/(?<=k)ri(?=[^aeiouāīūy])|(?<=p)ri(?=th)/g, 'ṛ'],
  // Most names end in a long vowel, although nobody writes it: Sharma, Joshi; not Jitendra.
  [/(?<!ndr)a$/g, 'ā'],
  [/i$/g, 'ī'],
  [/u$/g, 'ū'],
]

const consonant = '(?:[kgcjṭḍtdpb]h?|[ṅñṇnmyrlvśṣsh])'

/** Sounds that names do say together: homorganic nasals, r before and after, Gupta, Bhakti, Krishna. */
const together =
  /^(?:(.)\1h?|r.+|.+[ryv]|(?:n(?:[kgcjtdṭḍ]h?|[sśhm]))|m[pb]h?|lh|lp|ś[cm]|ṣ[ṭṇpm]h?|s[tkpnm]h?|kṣ|kt|pt|gn|gdh|gm|dm|tm|tn|jñ|bdh?|hm|hn)$/

/** With the short a, which is not spoken, between consonants that are not said together. */
const withShortA = (sounds: string): string => {
  const pair = new RegExp(`(?<=[^a-zāīūṛṅñṭḍṇśṣ]|^|[aāiīuūeoṛ])(${consonant}+)`, 'g')
  return sounds.replaceAll(pair, (cluster: string, _group: string, at: number) => {
    const sounded = cluster.match(new RegExp(consonant, 'g')) ?? []
    // At the beginning of a word all are said together: Shri, Pradnya.
    if (at === 0) return cluster
    return sounded.reduce((all, sound, index) => {
      const before = sounded[index - 1]
      const isApart = before !== undefined && !together.test(before + sound)
      return `${all}${isApart ? 'a' : ''}${sound}`
    }, '')
  })
}

/** संत, not सन्त. */
const withAnusvara = (sounds: string): string =>
  sounds.replaceAll(/(?<=[aāiīuūeoṛ])(?:n(?=[kgcjtdṭḍsś])|m(?=[pb]))/g, 'ṃ')

/** Modern languages do not write the inherent vowel at the end of a word: गणेश, not गणेश्. */
const withoutLastVirama = (text: string): string => text.replace(/्$/, '')

const isIast = /[āīūṛṝḷṃḥṅṭḍṇśṣḻṟḵġ]|[êô](?![a-z]*[éèçãõ])|ñ(?=[cj])|jñ/

/** Accents of other languages: José, Colaço. */
const withoutAccents = (word: string): string =>
  word
    .replaceAll('ç', 's')
    .replaceAll('ß', 'ss')
    .replaceAll(/[øœ]/g, 'o')
    .replaceAll('æ', 'e')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')

/** Marks a vowel of an English word, whose accent the library would take for a Vedic one. */
const english = '\ue000'

const toDevanagari = (iast: string): string => {
  const known = iast
    .replaceAll('ê', `e${english}`)
    .replaceAll('ô', `o${english}`)
    .replaceAll('ḵẖ', 'k͟h')
    // After a vowel it is ड़; the vowel ऋ follows a consonant.
    .replaceAll(/(?<=[aāiīuūeo])ṛ/g, 'r̤')
  const converted = sanscript
    .t(known, 'iast', 'devanagari')
    .replaceAll(`े${english}`, 'ॅ')
    .replaceAll(`ए${english}`, 'ॲ')
    .replaceAll(`ो${english}`, 'ॉ')
    .replaceAll(`ओ${english}`, 'ऑ')
    .replaceAll('ड\u093c्ह', 'ढ\u093c')
    .replaceAll('\u095c्ह', 'ढ\u093c')
    // The sounds of om, which the library writes so, are not the word.
    .replaceAll('्ॐ', 'ों')
    .replaceAll(/(?<=.)ॐ|ॐ(?=.)/gu, 'ओं')
  return withoutLastVirama(converted)
}

/** Two names in one: Balkrishna, Vishwasrao. The short a between them is not spoken. */
const joined = (letters: string): string | undefined => {
  for (let at = 2; at <= letters.length - 2; at += 1) {
    const ending = nameEndings.get(letters.slice(at))
    const before = letters.slice(0, at)
    if (ending !== undefined && /[aeiou]/.test(before)) return inDevanagari(before, true) + ending
  }
  return undefined
}

/** `letters` are a to z alone. What another name follows keeps its last vowel short. */
const inDevanagari = (letters: string, isBefore = false): string => {
  const listedName = knownNames.get(letters) ?? joined(letters)
  if (listedName !== undefined) return listedName
  const last = isBefore ? letters.replace(/[iu]$/, '') : letters
  const rest = letters.slice(last.length)
  const sounds = spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), last)
  return toDevanagari(withAnusvara(withShortA(sounds)) + rest)
}

const apostrophe = /['’‘`´]/g

const guessWord = (word: string): string => {
  const plain = word.normalize('NFC').toLowerCase()
  if (isIast.test(plain)) return toDevanagari(plain.replaceAll(apostrophe, "'"))
  const bare = plain.normalize('NFD').replaceAll(/[^a-z]/g, '')
  const listedName = knownNames.get(bare)
  if (listedName !== undefined) return listedName
  // D’Silva, O’Brien.
  const [before = '', ...after] = plain.split(apostrophe)
  if (before.length === 1 && after.length > 0) {
    const first = before === 'd' ? 'डि' : guessWord(before)
    return first + guessWord(after.join(''))
  }
  return inDevanagari(withoutAccents(plain).replaceAll(/[^a-z]/g, ''))
}

/** `SP` and `sp`: no name is without a vowel. */
const isInitials = (word: string): boolean => {
  if (/^\p{Lu}{2}$/u.test(word)) return !/^(?:OM|JI|MA|BA|UJ)$/.test(word)
  return /^[a-z]$/i.test(word) || /^[b-df-hj-np-tv-xz]{2,3}$/i.test(word)
}

const initials = (letters: string): string =>
  [...letters.toLowerCase()].map((letter) => `${letterNames.get(letter) ?? letter}.`).join(' ')

/** One word between spaces, with what stands around it. */
const guessPart = (part: string, isFirst: boolean): string => {
  const name = nameOf(part)
  const title = titles.get(name)
  const hasStop = part.endsWith('.')
  if (title !== undefined && name.length > 1 && (isFirst || hasStop)) {
    // श्री. is short for श्रीमान; the other titles without a stop are whole words.
    return hasStop && title === 'श्री' ? `${title}.` : title
  }
  const short = shortForms.get(name)
  if (short !== undefined) return short
  if (isInitials(part.replace(/[.,]$/, ''))) {
    return initials(name) + (part.endsWith(',') ? ',' : '')
  }
  return part.replaceAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’‘`´]*/gu, guessWord)
}

/** `dr` of `Dr.` */
const nameOf = (part: string): string => part.replaceAll(/[^\p{L}/]/gu, '').toLowerCase()

/**
 * A name in Devanagari, from English spelling or IAST. A guess: English hides long vowels and the
 * short a that is not spoken.
 */
export const guessName = (roman: string): string => {
  // `Dr.V.K.Patil`: a stop ends what is before it.
  const spaced = roman.normalize('NFC').replaceAll(/\.(?=\p{L})/gu, '. ')
  let isFirst = true
  return spaced.replaceAll(/[^\s-]+/g, (part) => {
    const guessed = guessPart(part, isFirst)
    // Late Shri: one title may follow another.
    isFirst &&= titles.has(nameOf(part))
    return guessed
  })
}
