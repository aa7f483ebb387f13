/** Typed as `3,200` or `3200`; NaN for anything else, which a field's own rules refuse. */
export const numberOf = (typed: string): number => {
  const text = typed.trim()
  const plain = text.replaceAll(',', '')
  // `501,00` was meant as ₹501: what groups rupees has three digits after it.
  const isCut = /,\d{0,2}(?![\d,])/.test(text)
  return /^\d{1,9}$/.test(plain) && !isCut ? Number(plain) : Number.NaN
}
