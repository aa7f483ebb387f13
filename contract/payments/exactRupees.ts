import { formatRupees, rupeesAndPaise } from '#contract/i18n/numbers.ts'
import { paiseOf, rupeesOf } from './money.ts'

/** `501` → `₹501`, `100.5` → `₹100.50`: donations are whole rupees, but refunds may not be. */
export const exactRupees = (amount: number): string =>
  Number.isInteger(amount) ? formatRupees(amount) : rupeesAndPaise(amount)

export const exactPaise = (paise: number): string => exactRupees(rupeesOf(paise))

/** Adds rupees exactly, to the paisa: 0.1 + 0.2 is 0.3. */
export const addRupees = (...amounts: readonly number[]): number =>
  rupeesOf(amounts.reduce((paise, amount) => paise + Math.round(paiseOf(amount)), 0))
