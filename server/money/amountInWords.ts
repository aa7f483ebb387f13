const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen ' +
  'Sixteen Seventeen Eighteen Nineteen'
).split(' ')
const tens = ' Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

const groups = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** Of a whole number that is not negative: `150001` → `One Lakh Fifty Thousand One`. */
const inWords = (number: number): string => {
  for (const [size, name] of groups) {
    if (number < size) continue
    const rest = number % size
    const before = `${inWords(Math.floor(number / size))} ${name}`
    return rest === 0 ? before : `${before} ${inWords(rest)}`
  }
  if (number < 20) return small[number] ?? ''
  const rest = number % 10
  return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : ` ${small[rest]}`}`
}

/** As cheques and receipts write it in India. */
export const amountInWords = (rupees: number): string => `Rupees ${inWords(rupees)} Only`
