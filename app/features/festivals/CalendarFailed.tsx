import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** Shown when neither this phone nor the server knows anything about a month. */
export function CalendarFailed() {
  const words = useWords(calendar)
  return (
    <ErrorState
      title={words.loadFailed}
      action={<Button onClick={() => location.reload()}>{words.retry}</Button>}
    />
  )
}
