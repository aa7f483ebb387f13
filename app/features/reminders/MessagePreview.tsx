import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Mark } from '#app/ui/motifs/Mark.tsx'

type Props = {
  title: string
  /** Absent if there is none to show; the title says why. */
  message?: { body: string; time: string }
}

/** A reminder as the phone will show it: two lines, cut off where they are longer. */
export function MessagePreview({ title, message }: Props) {
  const words = useWords(reminders)
  return (
    <figure aria-label={words.previewLabel}>
      <div className="reminder-preview">
        <Mark className="size-7 shrink-0" />
        <div className="min-w-0">
          <p className="reminder-line font-semibold">{title}</p>
          <p className="reminder-line">{message?.body}</p>
        </div>
      </div>
      <figcaption className="mt-1 text-sm text-muted">
        {message ? words.preview(message.time) : '\u00a0'}
      </figcaption>
    </figure>
  )
}
