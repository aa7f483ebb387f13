import type { FestivalCustom } from '#contract/festivals/groups.ts'
import type * as english from '#contract/i18n/en/otherDay.ts'

const ofCustom: Readonly<Record<FestivalCustom, string>> = {
  maharashtra: 'महाराष्ट्रात',
  vaishnava: 'भागवत संप्रदायात',
}

/** The general date, on the day of a custom. */
const ofOthers: Readonly<Record<FestivalCustom, string>> = {
  maharashtra: 'महाराष्ट्राबाहेर',
  vaishnava: 'बहुतेक घरांत',
}

/** Which custom observes another date, for people whose almanac prints that one. */
export const otherDayText: typeof english.otherDayText = (
  { custom = 'maharashtra', other },
  inWords,
) =>
  other &&
  `${other.custom ? ofCustom[other.custom] : ofOthers[custom]} हा दिवस ${inWords(other.date)} रोजी पाळतात.`
