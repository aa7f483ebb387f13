import type { FestivalWords } from '#contract/i18n/en/festivals/words.ts'
import { ganeshaName, ganeshaText } from './ganesha.ts'
import { greatName, greatText } from './great.ts'
import { greatReason } from './reasons.ts'

export type { FestivalWords } from '#contract/i18n/en/festivals/words.ts'

/** Names of festivals, a text about each, and why it is on its day. */
export const festivalWords: FestivalWords = {
  ganeshaName,
  ganeshaText,
  greatName,
  greatText,
  greatReason,
}
