import type { Span } from '#almanac/day.ts'
import { useMinute } from '#app/almanac/today.ts'
import { dateAt, momentText, timeText } from '#app/i18n/dates.ts'
import { vrat } from '#app/i18n/en/vrat/vrat.ts'
import { useWords } from '#app/i18n/words.ts'

type Props = {
  /** Undefined until it has been computed. */
  day: { date?: string; forbiddenMoon?: readonly Span[] } | undefined
  zone: string
}

/** When not to look at the moon of Ganesh Chaturthi, on its evenings; once it has set, the lines stay empty. */
export function HiddenMoon({ day: { date = '', forbiddenMoon } = {}, zone }: Props) {
  const words = useWords(vrat)
  const now = useMinute() ?? 0
  const ahead = forbiddenMoon?.filter(({ end }) => now < end) ?? []
  return (
    <p className="festival-moon">
      {ahead.map(({ start, end }) => (
        <span key={start} className="block">
          {now < start
            ? words.moonAhead(
                momentText(start, zone, date),
                momentText(end, zone, dateAt(start, zone)),
              )
            : words.moonNow(timeText(end, zone))}
        </span>
      ))}
    </p>
  )
}
