import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { daysBetween } from '#almanac/civilDate.ts'
import { shortDateText, shortMonthText } from '#app/i18n/dates.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { markOf } from './mark.ts'
import { hourText } from './format.ts'

type Props = {
  festival: Festival
  temple: { city: string; date: string | undefined } | undefined
  /** Given if the number of days left is to be shown. */
  today?: string
}

/** One festival ahead: the day, the name, and the time that matters. It leads to its page. */
export function ComingDay({ festival, temple, today }: Props) {
  const words = useWords(calendar)
  const { parts } = useWords(festivalGroups)
  const { name, date, slug } = festival
  const left = today === undefined ? undefined : words.inDays(daysBetween(today, date))
  const hour = hourText(festival, words, parts)
  // Two times are too long for a line.
  const isOneTime = hour && !festival.puja && !festival.hours
  return (
    <Link to="/calendar/$slug" params={{ slug }} className={`row tone-${markOf(festival)}`}>
      <span className="row-day">
        <b>{Number(date.slice(8))}</b> {shortMonthText(date)}
      </span>
      <span className="row-words">
        <b>{name}</b>
        {(left ?? hour) && (
          <span className={`first-letter:uppercase ${left && isOneTime ? 'row-time' : ''}`}>
            {left}
            {left && hour && (isOneTime ? ' ' : ' · ')}
            {isOneTime ? <em>{hour}</em> : hour}
          </span>
        )}
        {temple?.date !== undefined && temple.date !== date && (
          <span>
            {words.atTheTemple(temple.city)} {shortDateText(temple.date)}
          </span>
        )}
      </span>
      <Icon of={ChevronRight} className="size-5 shrink-0" />
    </Link>
  )
}
