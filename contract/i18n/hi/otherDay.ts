import type { FestivalCustom } from '#contract/festivals/groups.ts'
import type * as english from '#contract/i18n/en/otherDay.ts'

const ofCustom: Readonly<Record<FestivalCustom, string>> = {
  maharashtra: 'महाराष्ट्र में',
  vaishnava: 'वैष्णव परंपरा में',
}

/** The general date, on the day of a custom: for readers in the north it is their own. */
const ofOthers: Readonly<Record<FestivalCustom, string>> = {
  maharashtra: 'उत्तर भारत में',
  vaishnava: 'अधिकतर घरों में',
}

/** Which custom observes another date, for people whose almanac prints that one. */
export const otherDayText: typeof english.otherDayText = (
  { custom = 'maharashtra', other },
  inWords,
) =>
  other &&
  `${other.custom ? ofCustom[other.custom] : ofOthers[custom]} यह पर्व ${inWords(other.date)} को मनाया जाता है।`
