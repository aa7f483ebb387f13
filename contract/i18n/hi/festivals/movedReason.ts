import type * as english from '#contract/i18n/en/festivals/movedReason.ts'
import { longDateText } from '#contract/i18n/hi/longDates.ts'

/** Why a festival beyond Ganesha's is on a day that staff chose; `computed` is the almanac's. */
export const movedReason: typeof english.movedReason = (computed) =>
  `मंदिर में यह पर्व इस दिन मनाया जाता है। पंचांग के अनुसार यह ${longDateText(computed)} को है।`
