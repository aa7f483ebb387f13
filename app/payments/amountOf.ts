import { hasDecimalComma, plainCharacters } from '#contract/fields.ts'

/** `₹1,001`, `1 001.00` and `१००१/-` are 1001; an empty field is 0, and anything else is NaN. */
export const amountOf = (typed: string): number => {
  const text = plainCharacters(typed)
  return hasDecimalComma(text) ? Number.NaN : Number(text.replaceAll(/[₹,\s]|Rs\.?|रु\.?|\/-/gi, ''))
}

/** For the contract's rules: NaN where nothing is typed, and infinite where it is no number. */
export const typedAmount = (typed: string): number => {
  if (typed.trim() === '') return Number.NaN
  const amount = amountOf(typed)
  return Number.isNaN(amount) ? Number.POSITIVE_INFINITY : amount
}
