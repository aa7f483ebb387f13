/** `₹1,001` and `1 001.00` are 1001; an empty field is 0, and anything else is NaN. */
export const amountOf = (typed: string): number =>
  // `501,00` was meant as ₹501.
  /,\d{1,2}(?![\d,])/.test(typed) ? Number.NaN : Number(typed.replaceAll(/[₹,\s]|Rs\.?|\/-/gi, ''))
