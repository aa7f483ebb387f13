import { Link } from '@tanstack/react-router'
import { daysBetween } from '#almanac/civilDate.ts'
import { hourText } from '#app/features/festivals/format.ts'
import { shortDateText } from '#app/i18n/dates.ts'
import { festivalGroups } from '#app/i18n/en/festivalGroups.ts'
import { calendar } from '#app/i18n/en/calendar.ts'
import { homeSections } from '#app/i18n/en/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Festival } from '#contract/festivals.ts'
import type { Site } from '#contract/site.ts'
import { useComing } from './useComing.ts'

const isSankashti = ({ category }: Festival): boolean =>
  category === 'sankashti' || category === 'angaraki'

/** The next Sankashti in the chosen city, or the next festival where none is known. */
export function NextFast({ site, rendered }: { site: Site; rendered: string }) {
  const words = useWords(homeSections)
  const calendarWords = useWords(calendar)
  const { parts } = useWords(festivalGroups)
  const { festivals, today } = useComing(site, rendered)
  const next = festivals?.find(isSankashti) ?? festivals?.[0]
  if (!next) return <div className="day-column" />
  const { name, date, slug } = next
  const time = hourText(next, calendarWords, parts)
  return (
    <Link to="/calendar/$slug" params={{ slug }} className="day-column">
      <span className="eyebrow">
        {words.next(isSankashti(next), calendarWords.inDays(daysBetween(today, date)))}
      </span>
      <b>{name}</b>
      <span>
        {shortDateText(date)}
        {time && ` · ${time}`}
      </span>
    </Link>
  )
}
