import { hasDecimalComma, plainCharacters } from '#contract/fields.ts'

/** `1,001.00` in paise; anything that is not an amount is `NaN`, and refused. */
export const paiseIn = (typed: string): number => {
  const text = plainCharacters(typed)
  const plain = text.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) && !hasDecimalComma(text)
    ? Math.round(Number(plain) * 100)
    : Number.NaN
}
