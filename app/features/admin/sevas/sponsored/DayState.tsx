import { sponsorEntry } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Offering, SponsorCalendar } from '#contract/sponsorships/public.ts'

type Props = { calendar: SponsorCalendar; offering: Offering; date: string }

/** Whether a day is free for an offering, and its festival. */
export function DayState({ calendar, offering, date }: Props) {
  const words = useWords(sponsorEntry)
  const { closed, festivals } = calendar
  if (date.length !== 10) return null
  const left = offering.places - (offering.taken.find((day) => day.date === date)?.places ?? 0)
  const state = closed.includes(date)
    ? words.states.closed
    : left > 0
      ? words.left(left)
      : words.states.taken
  const names = festivals.filter((each) => each.date === date).map(({ name }) => name)
  return (
    <p role="status" className="text-sm text-muted sm:col-span-2">
      {[names.length > 0 && `${names.join(', ')}.`, state].filter(Boolean).join(' ')}
    </p>
  )
}
