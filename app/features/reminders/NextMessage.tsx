import { reminders } from '#app/i18n/en/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { nextReminder } from '#contract/reminders/moments.ts'
import { reminderMessage, timeInWords, toldOf } from '#contract/reminders/words.ts'
import type { Known } from './choices.ts'
import { MessagePreview } from './MessagePreview.tsx'

type Props = Known & {
  choice: ReminderChoice
  cityName: string
}

/** The next reminder that this choice gives, in the words it will have; never of another festival. */
export function NextMessage({ choice, festivals, cityName, now }: Props) {
  const words = useWords(reminders)
  if (!festivals) return null
  const next = nextReminder(festivals, choice, now)
  // Its place stays, so that the list below does not move under the finger.
  if (!next) return <MessagePreview title={words.noPreview} />
  const { title, body } = reminderMessage(toldOf(next.festival, next, cityName))
  return <MessagePreview title={title} message={{ body, time: timeInWords(next.time) }} />
}
