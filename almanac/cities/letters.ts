const combiningMarks = /[\u0300-\u036f]/g
const silent = /['’‘ʻʼ`.\u200c\u200d]/g
const separators = /[\s\-–,()/]+/g
const whole: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
  ə: 'e',
}

/** Text for comparing: small letters without diacritics, apostrophes and hyphens. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(combiningMarks, '')
    .toLowerCase()
    .replace(/[øæœłđðþßıə]/g, (letter) => whole[letter] ?? letter)
    .replace(silent, '')
    .replace(separators, ' ')
    .trim()

/**
 * The same Devanagari word is written in several ways: with or without nukta (फ़/फ), candrabindu or
 * anusvara (ँ/ं), a nasal as a letter or as anusvara (मुम्बई/मुंबई), and by Hindi or Marathi (जयपुर/जयपूर,
 * अलीगढ़/अलीगड, जलगाँव/जळगाव). This makes them the same.
 */
export const oneSpelling = (text: string): string =>
  text
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/गढ/g, 'गड')
    .replace(/ळ/g, 'ल')
    .replace(/गांव/g, 'गाव')
    .replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902')

/** A name for addresses: `Port of Spain` → `port-of-spain`. */
export const slug = (name: string): string =>
  plain(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
