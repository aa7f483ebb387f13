import { formatRupees } from '#contract/money.ts'

/** `₹501`, and `₹100.50` where somebody gave half a rupee back. */
export const exactRupees = (amount: number): string =>
  Number.isInteger(amount)
    ? formatRupees(amount)
    : new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount)
