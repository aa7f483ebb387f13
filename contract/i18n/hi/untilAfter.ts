/** Hindi, too, says the part of the day before the hour. */
export { untilAfter } from '#contract/i18n/mr/untilAfter.ts'
