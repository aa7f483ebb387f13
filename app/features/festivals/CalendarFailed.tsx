import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** Where neither this phone nor the server knows anything of a month; another city may be known. */
export function CalendarFailed({ isServed = true }: { isServed?: boolean }) {
  const words = useWords(calendar)
  return (
    <ErrorState
      title={words.loadFailed}
      action={<Button onClick={() => location.reload()}>{words.retry}</Button>}
    >
      {!isServed && words.almanacLostHere}
    </ErrorState>
  )
}
