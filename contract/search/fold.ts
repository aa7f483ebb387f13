/**
 * Normalises words for search, whatever their script and spelling. `वक्रतुण्ड`, `vakratuṇḍa` and
 * `vakratunda` become one; so do `Ganpati` and `gaṇapati`, `chaturthi` and `chathurthi`. Only for
 * comparing, never shown.
 */

/** `क k, ख kh`: each sign and its Roman spelling. */
const signs = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(', ').map((pair) => pair.split(' ')))

const consonants = signs(
  'क k, ख kh, ग g, घ gh, ङ n, च c, छ ch, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, ' +
    'थ th, द d, ध dh, न n, प p, फ ph, ब b, भ bh, म m, य y, र r, ल l, व v, श s, ष s, स s, ' +
    'ह h, ळ l, ऱ r, ऩ n, ऴ l',
)
const vowels = signs(
  'अ a, आ aa, इ i, ई ii, उ u, ऊ uu, ऋ ri, ॠ ri, ऌ li, ए e, ऐ ai, ओ o, औ au, ऑ o, ऍ e, ॲ e, ा aa, ' +
    'ि i, ी ii, ु u, ू uu, ृ ri, ॄ ri, ॢ li, े e, ै ai, ो o, ौ au, ॉ o, ॅ e, ं m, ँ m, ः h, ' +
    'ॐ om, ऽ ',
)
/** A consonant includes an a unless a vowel sign or a virama follows. */
const ownVowel = /[\u093e-\u094d\u0962\u0963]/

const romanised = (text: string): string =>
  [...text]
    .map((sign, index, signs) => {
      const consonant = consonants[sign]
      if (consonant === undefined) return sign === '्' ? '' : (vowels[sign] ?? sign)
      return ownVowel.test(signs[index + 1] ?? '') ? consonant : `${consonant}a`
    })
    .join('')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** Vedic accents, joiners, nuktas and signs typed twice, which search ignores. */
const unspoken = /[\u0951\u0952\u1cd0-\u1ce8\u093c\u200c\u200d]|(\p{M})(?=\1)/gu

/** How English, Hindi and Marathi spell the same sounds; applied one after the other. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ksh|x/g, 'ks'],
  [/chh|ch/g, 'c'],
  [/sh/g, 's'],
  [/gy|dny|gny/g, 'jn'],
  [/([kgjtdpb])h/g, '$1'],
  [/w/g, 'v'],
  [/f/g, 'p'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/aa/g, 'a'],
  // An anusvara, or the nasal it represents.
  [/m(?=[^aeioumy])/g, 'n'],
  [/(.)\1+/g, '$1'],
  // A visarga, or the short final a that is not spoken: Ganesha, Ganesh.
  [/(?<=...)h$/, ''],
  [/(?<=...)a$/, ''],
]

/** IAST letters that English spelling writes with two. */
const iast: readonly (readonly [RegExp, string])[] = [
  [/[ṛṝ]/g, 'ri'],
  [/[ḷḹ](?=[kgcjtdpb])/g, 'li'],
  [/ś|ṣ/g, 's'],
]

const replaceAll = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((changed, [from, to]) => changed.replace(from, to), text)

/** Not a spelling: `zzz` is not a j, nor `aaa` an a. Such a word is found only exactly as it is. */
const noSpelling = /(\p{L})\1\1|^([^aeiou])\2/u

/** A word in plain letters as it is spelled; long vowels of Devanagari are written twice. */
export const romanOf = (word: string): string => {
  const letters = replaceAll(romanised(word.replace(unspoken, '')).toLowerCase(), iast)
  return letters.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '')
}

/** What `romanOf` returned, in one spelling. */
export const foldRoman = (plain: string): string =>
  noSpelling.test(plain) ? plain : replaceAll(plain, spellings)

/** One word in its normalised form; empty if it is not a word. */
export const foldWord = (word: string): string => foldRoman(romanOf(word))

/** Without the inner a's, which spellings often leave out: Ganpati, Angarki, Vakratund. */
export const skeletonOf = (folded: string): string => folded.replace(/(?!^)a/g, '')

const shortestSkeleton = 3

export const longestTerm = 40

/** What the words that a normalised one finds begin with. */
export const termOf = (word: string): string => {
  const skeleton = skeletonOf(word)
  return (skeleton.length < shortestSkeleton ? word : skeleton).slice(0, longestTerm)
}
