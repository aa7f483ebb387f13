import { formatRupees } from '#contract/money.ts'

const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** `50150` → `₹501.50`, `50100` → `₹501` */
export const formatPaise = (paise: number): string =>
  paise % 100 === 0 ? formatRupees(paise / 100) : withPaise.format(paise / 100)
