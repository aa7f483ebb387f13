/** How a language writes sums in words. Not all of them build the numbers below a hundred from parts. */
export type NumberWords = {
  /** From 0 to 99. */
  readonly belowHundred: readonly string[]
  readonly hundred: string
  readonly thousand: string
  readonly lakh: string
  readonly crore: string
  readonly rupees: (sum: string) => string
}

const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen ' +
  'Sixteen Seventeen Eighteen Nineteen'
).split(' ')
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

export const english: NumberWords = {
  belowHundred: [
    ...small,
    ...tens.flatMap((ten) =>
      small.slice(0, 10).map((one, at) => (at === 0 ? ten : `${ten} ${one}`)),
    ),
  ],
  hundred: 'Hundred',
  thousand: 'Thousand',
  lakh: 'Lakh',
  crore: 'Crore',
  rupees: (sum) => `Rupees ${sum} Only`,
}
