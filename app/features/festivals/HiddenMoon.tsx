import type { Observance } from '#almanac/observances.ts'
import type { ChosenDay } from '#almanac/chosenDays.ts'
import { dateAt, momentText, timeText } from '#app/i18n/dates.ts'
import { vrat } from '#app/i18n/en/vrat.ts'
import { useWords } from '#app/i18n/words.ts'

type Props = {
  observance: Observance | ChosenDay | undefined
  now: number | undefined
  zone: string
}

/** When not to look at the moon of Ganesh Chaturthi; once it has set, the lines stay empty. */
export function HiddenMoon({ observance, now = 0, zone }: Props) {
  const words = useWords(vrat)
  const day = observance?.date ?? ''
  const next = observance?.forbiddenMoon?.find(({ end }) => now < end)
  return (
    <p className="festival-moon">
      {next &&
        (now < next.start
          ? words.moonAhead(
              momentText(next.start, zone, day),
              momentText(next.end, zone, dateAt(next.start, zone)),
            )
          : words.moonNow(timeText(next.end, zone)))}
    </p>
  )
}
