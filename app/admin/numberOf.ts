import { hasDecimalComma, plainCharacters } from '#contract/fields.ts'

/** Typed as `3,200` or `3200`; NaN for anything else, which a field's own rules refuse. */
export const numberOf = (typed: string): number => {
  const text = plainCharacters(typed).trim()
  const plain = text.replaceAll(',', '')
  return /^\d{1,9}$/.test(plain) && !hasDecimalComma(text) ? Number(plain) : Number.NaN
}
