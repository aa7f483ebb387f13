import { Link } from '@tanstack/react-router'
import { daysBetween, weekday } from '#almanac/civilDate.ts'
import { hourText } from '#app/features/festivals/format.ts'
import { shortDateText } from '#app/i18n/dates.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { homeSections } from '#app/i18n/en/home/homeSections.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Site } from '#contract/site/public.ts'
import { useComing } from './useComing.ts'

const isSankashti = ({ category }: Festival): boolean =>
  category === 'sankashti' || category === 'angaraki'

/** The next Sankashti in the chosen city, or the next festival where none is known. */
export function NextFast({ site, rendered }: { site: Site; rendered: string }) {
  const words = useWords(homeSections)
  const scenes = useWords(scene)
  const calendarWords = useWords(calendar)
  const { parts } = useWords(festivalGroups)
  const { festivals, today } = useComing(site, rendered)
  // Today's own is the answer in the sky already.
  const ahead = festivals?.filter((each) => each.date > today)
  const next = ahead?.find(isSankashti) ?? ahead?.[0]
  if (!next) return <div className="day-column next-fast" />
  const { date, slug } = next
  const isFast = isSankashti(next)
  // Below today's fast, that it is another one says more than its name.
  const isAnother = festivals?.some((each) => each.date === today && isSankashti(each))
  const hour = hourText(next, calendarWords, parts)
  // One line: a phone has room for the day and the moonrise alone.
  const ifWide = isFast && hour ? 'max-sm:sr-only' : undefined
  return (
    <Link to="/calendar/$slug" params={{ slug }} className="day-column next-fast">
      <span className="eyebrow">
        <span className={isAnother ? undefined : ifWide}>{words.next} </span>
        <span className={isAnother ? ifWide : undefined}>
          {isFast ? words.sankashti : words.festival}
        </span>
      </span>{' '}
      <b>{`${scenes.weekdays[weekday(date)]}, ${shortDateText(date)}`}</b>{' '}
      {hour && (
        <span>
          {words.nextHour(hour)}
          {/* With the words before it, so that it never begins a line. */}
          <span className={ifWide}> ·</span>
        </span>
      )}{' '}
      <span className={ifWide}>{calendarWords.inDays(daysBetween(today, date))}</span>
    </Link>
  )
}
