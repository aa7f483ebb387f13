/**
 * `150000` → `₹1,50,000`: whole rupees, written like `Intl` for India, whose tables alone cost a
 * slow phone 80 ms on the first visit.
 */
export const formatRupees = (amount: number): string => {
  const whole = Math.round(Math.abs(amount))
  return `${amount < 0 && whole > 0 ? '-' : ''}₹${String(whole).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')}`
}

/** The unit of payment providers. */
export const paiseOf = (amount: number): number => amount * 100
export const rupeesOf = (paise: number): number => paise / 100
