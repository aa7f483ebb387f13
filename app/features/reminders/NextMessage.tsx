import type { Festival } from '#contract/festivals.ts'
import type { ReminderChoice } from '#contract/reminderChoice.ts'
import { reminderMessage } from '#contract/reminderWords.ts'
import { nextReminder } from './choices.ts'
import { clockText } from './hoursOfDay.ts'
import { localNow } from './localNow.ts'
import { MessagePreview } from './MessagePreview.tsx'

type Props = {
  choice: ReminderChoice
  festivals: readonly Festival[] | undefined
  cityName: string
  timeZone: string
}

/** The next reminder that this choice gives, in the words it will have. */
export function NextMessage({ choice, festivals, cityName, timeZone }: Props) {
  const next = festivals && nextReminder(festivals, choice, localNow(timeZone))
  if (!next) return null
  const { name, date, moonriseTime, puja } = next.festival
  const { daysBefore, moment } = next
  const told = { name, date, daysBefore, moment, cityName, moonriseTime, puja }
  const { title, body } = reminderMessage(told)
  return <MessagePreview title={title} body={body} time={clockText(next.time)} />
}
