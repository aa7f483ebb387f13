export { lunarMonths } from '#contract/i18n/mr/almanacNames.ts'
export { months as civilMonths } from '#contract/i18n/mr/dateTable.ts'
