export { lunarMonths } from '#contract/i18n/hi/almanacNames.ts'
export { months as civilMonths } from '#contract/i18n/hi/dateTable.ts'
