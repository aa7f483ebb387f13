/** `₹1,001` and `1 001.00` are 1001; an empty field is 0, and anything else is NaN. */
export const amountOf = (typed: string): number =>
  Number(typed.replaceAll(/[₹,\s]|Rs\.?|\/-/gi, ''))
