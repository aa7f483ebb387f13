import { Failed } from '#app/Failed.tsx'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'

/** Shown if neither the phone nor the server has data for the month; another city may work. */
export function CalendarFailed({ isServed = true }: { isServed?: boolean }) {
  const words = useWords(calendar)
  return <Failed title={words.loadFailed}>{!isServed && <p>{words.almanacLostHere}</p>}</Failed>
}
