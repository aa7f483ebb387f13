import { Failed } from '#app/Failed.tsx'
import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'

/** Where neither this phone nor the server knows anything of a month; another city may be known. */
export function CalendarFailed({ isServed = true }: { isServed?: boolean }) {
  const words = useWords(calendar)
  return <Failed title={words.loadFailed}>{!isServed && <p>{words.almanacLostHere}</p>}</Failed>
}
