import type { Festival } from '#contract/festivals.ts'
import type { ReminderChoice } from '#contract/reminderChoice.ts'

/** What each of the three ways is given: what was chosen, and whether it is enough. */
export type Way = {
  readonly choice: ReminderChoice
  /** The page or festival where it was asked for. */
  readonly source: string
  readonly isReady: boolean
  readonly festivals: readonly Festival[] | undefined
  readonly timeZone: string
}
