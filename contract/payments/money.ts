export { formatRupees } from '#contract/i18n/numbers.ts'

/** The unit of payment providers. */
export const paiseOf = (amount: number): number => amount * 100
export const rupeesOf = (paise: number): number => paise / 100
