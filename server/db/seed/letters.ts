const accents = /[\u0951-\u0954\u1CD0-\u1CFF\uA8E0-\uA8F1]/gu
const joiners = /[\u200B-\u200D\u2060\uFEFF]/gu
const wordFinalM = /म्(?![\u0900-\u0963\u0971-\u097F])/gu
const notLetters = /[^\u0901-\u0939\u093C\u093E-\u0950\u0955-\u0963\u0971-\u097F]/gu
const classNasals: readonly (readonly [RegExp, string])[] = [
  [/ङ्(?=[क-ङ])/gu, 'ं'],
  [/ञ्(?=[च-ञ])/gu, 'ं'],
  [/ण्(?=[ट-ण])/gu, 'ं'],
  [/न्(?=[त-न])/gu, 'ं'],
  [/म्(?=[प-म])/gu, 'ं'],
]
const vowelSigns: Readonly<Record<string, string>> = {
  अ: '',
  आ: 'ा',
  इ: 'ि',
  ई: 'ी',
  उ: 'ु',
  ऊ: 'ू',
  ऋ: 'ृ',
  ॠ: 'ॄ',
  ऌ: 'ॢ',
  ए: 'े',
  ऐ: 'ै',
  ओ: 'ो',
  औ: 'ौ',
}

/**
 * The letters of a Sanskrit passage, made comparable between editions: two texts with equal letters
 * are the same words, however each was typeset. The rules, and why each is safe:
 *
 * 1. Unicode NFC: one spelling of each sign in code points.
 * 2. Vedic accents and joiners are dropped: they mark chant and glyph shapes, not letters.
 * 3. A final म् becomes anusvara: editions end a pada with either, for the same sound.
 * 4. Spaces, dandas, digits, punctuation (including the typed accents ' and _) are dropped: layout.
 * 5. Avagraha is dropped: it only marks a vowel already elided, and editions print it at will.
 * 6. A class nasal before a stop or nasal of its class becomes anusvara: दन्त and दंत are one word.
 * 7. Anusvara before a vowel joins it as म, as it is spoken: त्वं अव and त्वमव are one text.
 *
 * Vowels, visarga, sibilants, doubled consonants and every other difference stay visible.
 */
export function letters(text: string): string {
  const bare = text
    .normalize('NFC')
    .replace(accents, '')
    .replace(joiners, '')
    .replace(wordFinalM, 'ं')
    .replace(notLetters, '')
  return classNasals
    .reduce((word, [nasal, anusvara]) => word.replace(nasal, anusvara), bare)
    .replace(/ं([अआइईउऊऋॠऌएऐओऔ])/gu, (_, vowel: string) => `म${vowelSigns[vowel] ?? ''}`)
}
