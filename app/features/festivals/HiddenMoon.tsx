import type { Observance } from '#almanac/observances.ts'
import type { ChosenDay } from '#almanac/chosenDays.ts'
import { momentText } from '#app/i18n/dates.ts'
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
  const text = (at: number) => momentText(at, zone, observance?.date ?? '')
  const next = observance?.forbiddenMoon?.find(({ end }) => now < end)
  return (
    <p className="festival-moon">
      {next &&
        (now < next.start
          ? words.moonAhead(text(next.start), text(next.end))
          : words.moonNow(text(next.end)))}
    </p>
  )
}
