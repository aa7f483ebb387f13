const latin = 'abcdefghijklmnopqrstuvwxyz'
const devanagari = 'अबकदएफगहइजखलमनओपठरसतउवऍढयझ'
const vowels = 'aeiou'

/**
 * English that no reader of English can read, for tests: each Latin letter becomes one of Devanagari,
 * each vowel an avagraha besides, which makes texts two fifths longer. What is pseudo stays so.
 */
export const pseudoText = (text: string): string =>
  text.replace(/\{\w+\}|[a-z]/gi, (letter) => {
    // What code puts a word in place of.
    if (letter.length > 1) return letter
    const small = letter.toLowerCase()
    return devanagari[latin.indexOf(small)] + (vowels.includes(small) ? 'ऽ' : '')
  })

/** All texts of a catalogue, also those that its functions make. */
export function pseudo<W>(words: W): W {
  if (typeof words === 'string') return pseudoText(words) as W
  if (typeof words === 'function') {
    const make = words as unknown as (...all: unknown[]) => unknown
    return ((...all: unknown[]) => pseudo(make(...all))) as W
  }
  if (Array.isArray(words)) return words.map(pseudo) as W
  if (Object.prototype.toString.call(words) !== '[object Object]') return words
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, pseudo(value)]),
  ) as W
}
