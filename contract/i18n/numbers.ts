const rounded = (value: number, decimals: number): number =>
  Math.round(Math.abs(value) * 10 ** decimals) / 10 ** decimals

/** `2100500.5` → `21,00,500.5` */
const grouped = (digits: string): string => {
  const [whole = '', part] = digits.split('.')
  const text = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
  return part === undefined ? text : `${text}.${part}`
}

const signed = (value: number, text: string): string =>
  value < 0 && /[1-9]/.test(text) ? `-${text}` : text

/**
 * `2100500` → `21,00,500`: as India groups digits, in all of our languages, and in Latin digits.
 * `Intl` writes the same, but its tables alone cost a slow phone 80 ms on the first visit.
 */
export const numberText = (value: number, mostDecimals = 0): string =>
  signed(value, grouped(String(rounded(value, mostDecimals))))

const inRupees = (text: string): string => text.replace(/^-?/, '$&₹')

/** `150000` → `₹1,50,000`: whole rupees. */
export const formatRupees = (amount: number): string => inRupees(numberText(amount))

/** `150000` → `₹1,50,000.00`, as invoices write every sum. */
export const rupeesAndPaise = (amount: number): string =>
  inRupees(signed(amount, grouped(rounded(amount, 2).toFixed(2))))
