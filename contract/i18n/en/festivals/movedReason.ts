import { inBuild } from '#contract/i18n/built.ts'
import { longDateText } from '#contract/i18n/en/longDates.ts'

/** Why a festival beyond Ganesha's is on a day that staff chose; `computed` is the almanac's. */
export const movedReason = (computed: string): string =>
  inBuild(`The temple observes it on this day; the almanac has ${longDateText(computed)}.`)
