import { inBuild } from '#contract/i18n/built.ts'
import { ganeshaName, ganeshaText } from './ganesha.ts'
import { greatName, greatText } from './great.ts'
import { greatReason } from './reasons.ts'

const words = { ganeshaName, ganeshaText, greatName, greatText, greatReason }

/** Names of festivals, a text about each, and why it is on its day. */
export type FestivalWords = typeof words

export const festivalWords: FestivalWords = inBuild(words)
