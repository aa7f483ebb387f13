import { english, type NumberWords } from './numberWords.ts'

const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** Of a whole number that is not negative: `150001` → `One Lakh Fifty Thousand One`. */
const inWords = (number: number, words: NumberWords): string => {
  for (const [size, name] of groups) {
    if (number < size) continue
    const rest = number % size
    const before = `${inWords(Math.floor(number / size), words)} ${words[name]}`
    return rest === 0 ? before : `${before} ${inWords(rest, words)}`
  }
  return words.belowHundred[number] ?? ''
}

/** As cheques and receipts write it in India. */
export const amountInWords = (rupees: number, words: NumberWords = english): string =>
  words.rupees(inWords(rupees, words))
