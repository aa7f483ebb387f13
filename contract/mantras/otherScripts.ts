/**
 * Prepares Devanagari for the transliteration library, which supports only the letters of Sanskrit:
 * letters of Hindi, Marathi and Sindhi, and variants from keyboards and copied texts, are mapped to
 * supported ones. Phone and server give the same result.
 */

/** What a script can write beyond the letters of Sanskrit. */
type Beyond = {
  /** Consonants: of `ऩऱऴ` themselves, of the others (`कखगजडढफय`) those with a nukta. */
  readonly letters: string
  /** The vowels of English words (ऍ ऑ) or the short ones of the south (ऎ ऒ); others are written ए and ओ. */
  readonly vowels?: 'candra' | 'short' | undefined
}

/** Parses `क1 ख2`: each sign and its replacement, which may be empty. */
const signs = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair[0] ?? '', pair.slice(1)]))

/**
 * Signs that drawing, chanting or other languages need: joiners, Vedic accents, ornaments. IAST leaves
 * them out, and other scripts have no letters for them.
 */
const unspoken =
  /[\u200c-\u200d\u093a\u0951-\u0954\u0971\u1cd0-\u1cff\ua8e0-\ua8f1\ua8f8-\ua8fc\u{11b00}-\u{11b5f}]/gu

/** Vedic anusvaras, visargas and candrabindus. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/[\u1ce9-\u1cec\u1cee-\u1cf1\u1cfa]/g, 'ं'],
  [/[\u1cf2\u1cf3\u1cf5\u1cf6]/g, 'ः'],
  [/[\u0900\ua8f2-\ua8f7]/g, 'ँ'],
]

/** Sindhi, Kashmiri and Marwari letters, old and rare signs, by the nearest that all scripts have. */
const rare = signs(
  '\u0904अ \u0973अ \u0974आ \u0975औ \u0976उ \u0977ऊ \u0978ड \u0979झ \u097aय \u097bग \u097cज ' +
    '\u097d’ \u097eड \u097fब \u093bा \u094eे \u094fौ \u0955ॅ \u0956ु \u0957ू \u0970. ' +
    '\ua8fdॐ \ua8feऐ \ua8ffै',
)

/** What is typed with two signs, and looks the same. */
const typedInTwo: readonly (readonly [RegExp, string])[] = [
  [/अा/g, 'आ'],
  [/अॅ|एॅ/g, 'ॲ'],
  [/अॉ|आॅ/g, 'ऑ'],
  [/अो|आे/g, 'ओ'],
  [/अौ|आै/g, 'औ'],
  [/ाॅ/g, 'ॉ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  // The dot belongs to the consonant, but some keyboards put it after the vowel.
  [/([क-ह])([\u093e-\u094c])\u093c/g, '$1\u093c$2'],
]

/** Decomposed by normalisation; the library supports most of them precomposed. */
const dotted = signs('क\u0958 ख\u0959 ग\u095a ज\u095b ड\u095c फ\u095e य\u095f')
/** The library has no ढ़: it is written as ड़ and a ह. */
const dottedDha = '\u095c\u094dह'

const plain = signs('\u0929न \u0931र \u0934ळ')

/** For the library they are the short vowels of the south, which it can write everywhere. */
const candra = signs('ऍऎ ॲऎ ऑऒ ॅॆ ॉॊ')
const withoutCandra = signs('ऍए ॲए ऑओ ॅे ॉो')
const shortVowels = signs('ऎए ऒओ ॆे ॊो')

const replaceSigns = (text: string, pairs: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => pairs.get(sign) ?? sign).join('')

const replaceAll = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((changed, [from, to]) => changed.replace(from, to), text)

/** Devanagari in signs that the library supports, as far as a script can represent them. */
export const knownSigns = (devanagari: string, { letters, vowels }: Beyond): string => {
  const marked = replaceAll(devanagari.normalize('NFC'), marks).replaceAll(unspoken, '')
  const common = replaceAll(replaceSigns(marked, rare), typedInTwo)
  const spelt = replaceSigns(
    vowels === 'short' ? common : replaceSigns(common, shortVowels),
    vowels === 'candra' ? candra : withoutCandra,
  )
  const consonants = spelt
    .replaceAll(/([क-ह])\u093c/g, (_, letter: string) => {
      if (!letters.includes(letter)) return letter
      return letter === 'ढ' ? dottedDha : (dotted.get(letter) ?? letter)
    })
    .replaceAll('\u093c', '')
  const others = [...plain].filter(([letter]) => !letters.includes(letter))
  return replaceSigns(consonants, new Map(others))
}

/** A text without the signs of Devanagari that are left in it. Dandas belong to all Indian scripts. */
export const withoutDevanagari = (text: string): string =>
  text.replaceAll(/\p{Script=Devanagari}/gu, '')

/** Where a text is in Devanagari: the library must not see what else is in it. */
export const devanagariIn =
  /(?:[\u0900-\u097f\u1cd0-\u1cff\u200c-\u200d\ua8e0-\ua8ff\u{11b00}-\u{11b5f}]\s*)+/gu

/** An independent इ or उ after a spoken a: two syllables, not the diphthong ai or au. */
const hiatus = /(?<=[अ-ह\u0958-\u095f])[इउ]/g

/** What the library writes differently from IAST and ISO 15919, corrected after it has run. */
const mends: readonly (readonly [RegExp, string])[] = [
  [/\ue000/g, 'ï'],
  [/\ue001/g, 'ü'],
  [/'/g, '’'], // avagraha
  [/l̤/g, 'ḷ'], // ळ
  [/r̤/g, 'ṛ'], // ड़
  [/k͟h/g, 'ḵẖ'], // ख़
  [/~/g, 'm̐'], // candrabindu
  [/è/g, 'ê'], // ऍ
  [/ò/g, 'ô'], // ऑ
]

const inRoman: Beyond = { letters: 'कखगजडढफय\u0929\u0931\u0934', vowels: 'candra' }

/** Devanagari as Roman letters by IAST, the letters beyond Sanskrit by ISO 15919. */
export const iastBy =
  (library: (devanagari: string) => string) =>
  (text: string): string =>
    text
      .normalize('NFC')
      .replaceAll(devanagariIn, (devanagari) => {
        const simplified = knownSigns(devanagari, inRoman)
        const spoken = simplified.replaceAll(hiatus, (vowel) =>
          vowel === 'इ' ? '\ue000' : '\ue001',
        )
        return replaceAll(withoutDevanagari(library(spoken)).normalize('NFC'), mends)
      })
      .normalize('NFC')
