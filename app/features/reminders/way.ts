import type { ReminderChannel, ReminderChoice } from '#contract/reminderChoice.ts'
import type { Known } from './choices.ts'

/** What each of the three ways is given: what was chosen, and whether it is enough. */
export type Way = Known & {
  /** Only what can still come. */
  readonly choice: ReminderChoice
  /** The page or festival where it was asked for. */
  readonly source: string
  readonly isReady: boolean
  /** Another way in place of this one. */
  readonly onChannel: (channel: ReminderChannel) => void
}
