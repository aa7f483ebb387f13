import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Place } from '#almanac/place.ts'
import { Failed } from '#app/Failed.tsx'
import type { DayRow } from '#app/almanac/jobs.ts'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { dateAt, shortWeekdayText, timeText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { ownTithi } from '#contract/festivals/ownTithi.ts'
import { rangeOf } from './ranges.ts'

type Props = {
  month: string
  today: string
  place: Place
  temple: Place
  beyond: Beyond
}

/** A month as a table that fits on paper. */
export function PanchangMonth({ month, today, place, temple, beyond }: Props) {
  const words = useWords(panchang)
  const { data, isError } = useQuery(
    almanacQuery('panchangOfMonth', { place, reference: temple, month }),
  )
  const { data: defaultDays = [] } = useObservedDays({ place, temple, ...rangeOf(month) })
  // Ganesha's are in the rendered page; the others come when the phone has computed them.
  const { data: all = defaultDays } = useObservedDays({ place, temple, ...rangeOf(month), beyond })
  const festivals = all.map(({ festival }) => festival)
  if (isError) return <Failed title={words.failed} unreachableText={words.failedText} />
  if (!data) return <Skeleton className="h-400 w-full" />
  return (
    <div className="month-scroll" tabIndex={0} role="region" aria-labelledby="month-heading">
      <table className="month-table">
        <thead>
          <tr>
            {(['day', 'tithi', 'sunrise', 'sunset', 'moonrise', 'festival'] as const).map(
              (name) => (
                <th key={name} scope="col">
                  {words.columns[name]}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {data.map((day, at) => (
            <Row
              key={day.date}
              day={day}
              next={data[at + 1]?.tithi?.number}
              isToday={day.date === today}
              zone={place.tz}
              festivals={festivals.filter(({ date }) => date === day.date)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `7:42 PM`; on another day with its weekday, `12:54 AM, Wed`: one line of a phone has no room for a date. */
function inRow(at: number, zone: string, day: string): string {
  const date = dateAt(at, zone)
  const time = timeText(at, zone)
  return date === day ? time : `${time}, ${shortWeekdayText(date)}`
}

type RowProps = {
  day: DayRow
  /** The tithi at the next sunrise; undefined on the month's last day. */
  next: number | undefined
  isToday: boolean
  zone: string
  festivals: readonly Festival[]
}

/** A day, whose number leads to all of it; the rest of the row can be pressed, too. */
function Row({ day, next, isToday, zone, festivals }: RowProps) {
  const words = useWords(panchang)
  const names = useWords(tithis)
  const { tithi, moonrise } = day
  const festival = festivals
    .map((each) => {
      const own = tithi && ownTithi(each, tithi.number, next)
      return own === undefined ? each.name : words.onTithi(each.name, names.tithi(own))
    })
    .join(', ')
  const timeOf = (at: number | undefined) =>
    at === undefined ? '–' : words.sunTime(timeText(at, zone))
  return (
    <tr className={festivals.length > 0 ? 'is-observed' : undefined}>
      <th scope="row">
        <Link
          to="/panchang"
          search={{ date: day.date }}
          aria-current={isToday ? 'date' : undefined}
          className="month-day"
        >
          {Number(day.date.slice(8))} {shortWeekdayText(day.date)}
          {isToday && <span className="month-today">{words.today}</span>}
        </Link>
      </th>
      <td>{tithi && `${names.tithi(tithi.number)}, ${inRow(tithi.end, zone, day.date)}`}</td>
      <td>{timeOf(day.sunrise)}</td>
      <td>{timeOf(day.sunset)}</td>
      <td>{moonrise === undefined ? '–' : inRow(moonrise, zone, day.date)}</td>
      <td>{festival}</td>
    </tr>
  )
}
