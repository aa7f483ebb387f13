import type { Language } from '#contract/languages.ts'
import { numberWords, type NumberWords } from './numberWords.ts'

const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
] as const

/** Of a whole number that is not negative: `150001` → `One Lakh Fifty Thousand One`. */
const inWords = (number: number, words: NumberWords): string => {
  for (const [size, name] of groups) {
    if (number < size) continue
    const count = inWords(Math.floor(number / size), words)
    return withRest(`${count} ${words[name]}`, number % size, words)
  }
  if (number < 100) return words.belowHundred[number] ?? ''
  const count = words.belowHundred[Math.floor(number / 100)] ?? ''
  const rest = number % 100
  return withRest(words.hundreds(count, rest > 0), rest, words)
}

const withRest = (before: string, rest: number, words: NumberWords): string =>
  rest === 0 ? before : `${before} ${inWords(rest, words)}`

/** As cheques and receipts write it in India. */
export const amountInWords = (rupees: number, language: Language = 'en'): string => {
  const words = numberWords[language]
  return words.rupees(inWords(rupees, words), rupees === 1)
}
