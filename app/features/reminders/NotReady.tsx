import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { isComplete } from './choices.ts'

type Props = {
  choice: ReminderChoice
  /** What of it can still come. */
  ahead: ReminderChoice
}

/** Why what is chosen is not enough; nothing where it is. */
export function NotReady({ choice, ahead }: Props) {
  const words = useWords(reminders)
  if (isComplete(ahead)) return null
  return (
    <p role="status" className="mb-4 font-semibold">
      {isComplete(choice) ? words.nothingAhead : words.chooseSome}
    </p>
  )
}
