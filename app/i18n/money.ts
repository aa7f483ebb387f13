const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** `₹2,100`, `₹1,00,000` */
export const rupees = (amount: number): string => rupeeFormat.format(amount)
