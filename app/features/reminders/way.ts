import type { ReminderChannel, ReminderChoice } from '#contract/reminders/choice.ts'
import type { Known } from './choices.ts'

/** What each of the three ways is given: what was chosen, and whether it is enough. */
export type Way = Known & {
  /** Only what can still come. */
  readonly choice: ReminderChoice
  /** The page or festival where it was asked for. */
  readonly source: string
  readonly isReady: boolean
  /** What was typed before this form was there. */
  readonly typed: Typed
  /** Another way in place of this one. */
  readonly onChannel: (channel: ReminderChannel) => void
}

export type Typed = { readonly email?: string; readonly name?: string; readonly tel?: string }

/** How somebody came to the form for reminders. */
export type Begun = {
  /** The way they chose already. */
  asked?: ReminderChannel | undefined
  typed?: Typed | undefined
  /** It is a part of that page, not a page of its own. */
  within?: 'calendar_page'
}
