import type * as english from '#contract/i18n/en/festivals/movedReason.ts'
import { longDateText } from '#contract/i18n/mr/longDates.ts'

/** Why a festival beyond Ganesha's is on a day that staff chose; `computed` is the almanac's. */
export const movedReason: typeof english.movedReason = (computed) =>
  `मंदिरात हा सण या दिवशी साजरा करतात. पंचांगानुसार तो ${longDateText(computed)} रोजी आहे.`
