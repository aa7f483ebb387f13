import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { nextReminder } from '#contract/reminders/moments.ts'
import { reminderMessage, timeInWords, reminderFactsOf } from '#contract/reminders/words.ts'
import type { FestivalSnapshot } from './choices.ts'
import { MessagePreview } from './MessagePreview.tsx'

type Props = FestivalSnapshot & {
  choice: ReminderChoice
  cityName: string
}

/** A preview of the next reminder under this choice, exactly as it will be sent. */
export function NextMessage({ choice, festivals, cityName, now }: Props) {
  const words = useWords(reminders)
  if (!festivals) return null
  const next = nextReminder(festivals, choice, now)
  // Its space is kept, so that the list below does not move under the finger.
  if (!next) return <MessagePreview title={words.noPreview} />
  const { title, body } = reminderMessage(reminderFactsOf(next.festival, next, cityName))
  return <MessagePreview title={title} message={{ body, time: timeInWords(next.time) }} />
}
