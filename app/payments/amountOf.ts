import { hasDecimalComma, plainCharacters } from '#contract/fields.ts'

/** `₹1,001`, `1 001.00` and `१००१/-` are 1001; an empty field is 0, and anything else is NaN. */
export const amountOf = (typed: string): number => {
  const text = plainCharacters(typed)
  return hasDecimalComma(text) ? Number.NaN : Number(text.replaceAll(/[₹,\s]|Rs\.?|रु\.?|\/-/gi, ''))
}
