import type { Festival } from '#contract/festivals.ts'
import { everyFestival, type ReminderChoice } from '#contract/reminderChoice.ts'
import { reminderMessage, timeInWords } from '#contract/reminderWords.ts'
import { nextReminder } from './choices.ts'
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
  const now = localNow(timeZone)
  // With nothing chosen an example stays, so that the list below does not move under the finger.
  const next =
    festivals &&
    (nextReminder(festivals, choice, now) ?? nextReminder(festivals, everyFestival, now))
  if (!next) return null
  const { daysBefore, moment } = next
  const told = { ...next.festival, daysBefore, moment, cityName }
  const { title, body } = reminderMessage(told)
  return <MessagePreview title={title} body={body} time={timeInWords(next.time)} />
}
