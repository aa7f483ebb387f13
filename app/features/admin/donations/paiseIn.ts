/** `1,001.00` in paise; anything that is not an amount is `NaN`, and refused; so is `501,00`. */
export const paiseIn = (text: string): number => {
  const plain = text.replaceAll(/[₹,\s]/g, '')
  const isCut = /,\d{0,2}(?![\d,])/.test(text)
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) && !isCut
    ? Math.round(Number(plain) * 100)
    : Number.NaN
}
