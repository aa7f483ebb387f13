import type { ReminderChannel, ReminderChoice } from '#contract/reminders/choice.ts'
import type { FestivalSnapshot, RemindedOf } from './choices.ts'

/** Props of each channel's form. */
export type ChannelFormProps = FestivalSnapshot & {
  /** Reduced to what is still to come. */
  readonly choice: ReminderChoice
  /** The page or festival where the form was opened. */
  readonly source: string
  readonly isReady: boolean
  /** What was typed before this form's code had loaded. */
  readonly typed: TypedEarly
  /** Switches to another channel. */
  readonly onChannel: (channel: ReminderChannel) => void
}

export type TypedEarly = { readonly email?: string; readonly name?: string; readonly tel?: string }

/** How the form for reminders was opened. */
export type FormStart = {
  /** The channel already chosen. */
  channel?: ReminderChannel | undefined
  typed?: TypedEarly | undefined
  /** Of the festival that led here. */
  of?: RemindedOf | undefined
  /** Embedded in that page instead of on its own. */
  within?: 'calendar_page'
}
