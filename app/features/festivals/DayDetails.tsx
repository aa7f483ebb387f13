import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { leading } from '#almanac/leading.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useMinuteOf } from '#app/almanac/today.ts'
import { dayText, momentText } from '#app/i18n/dates.ts'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Moon } from '#app/ui/motifs/Moon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Facts } from '#app/almanac/jobs.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { daysBetween } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import type { DaySky } from './daySky.ts'
import { FestivalDetails } from './FestivalDetails.tsx'

type Props = {
  date: string
  today: string
  sky: DaySky | undefined
  festivals: readonly Festival[]
  /** It is not known yet whether the day has any. */
  isBusy: boolean
  facts: ReadonlyMap<string, Facts>
  place: Place
  /** The temple's place. */
  reference: Place
  isSouthern: boolean
  temple: { city: string; festivals: readonly Festival[] } | undefined
  actionFor: (festival: Festival) => ReactNode
  renderBell: (festival: Festival) => ReactNode
}

/** The chosen day of the grid: its festivals, or only its tithi and moon. */
export function DayDetails({ date, today, sky, festivals, isBusy, temple, ...rest }: Props) {
  const words = useWords(calendar)
  const id = useId()
  return (
    <section aria-labelledby={id} className="day-details">
      <h2 id={id} className="sr-only">
        {words.details}
      </h2>
      {festivals.map((festival) => (
        <FestivalDetails
          key={festival.slug}
          festival={festival}
          facts={rest.facts.get(festival.slug)}
          atSunrise={sky?.elongation ?? 0}
          today={today}
          place={rest.place}
          isSouthern={rest.isSouthern}
          temple={
            temple && {
              city: temple.city,
              festival: temple.festivals.find(({ key, id }) =>
                festival.key === undefined ? id === festival.id : key === festival.key,
              ),
            }
          }
          action={rest.actionFor(festival)}
          bell={rest.renderBell(festival)}
        />
      ))}
      {isBusy && <Skeleton className="h-60 w-full" />}
      {!isBusy && festivals.length === 0 && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <h3 className="text-xl">{dayText(date)}</h3>
            <span className="text-muted">{words.inDays(daysBetween(today, date))}</span>
          </div>
          <p className="mt-1 text-muted">{words.noFestival}</p>
        </>
      )}
      {sky && !isBusy && (
        <div className="mt-4 flex gap-3 border-t border-line pt-4">
          <Moon
            phase={sky.elongation}
            size={32}
            className={`shrink-0 ${rest.isSouthern ? 'rotate-180' : ''}`}
          />
          <div>
            <TithiOfPanel
              date={date}
              tithi={sky.tithi}
              place={rest.place}
              temple={rest.reference}
            />
            <Link to="/panchang" search={{ date }} className="text-link">
              {words.panchang}
            </Link>
          </div>
        </div>
      )}
    </section>
  )
}

type TithiOfPanelProps = {
  date: string
  /** At sunrise, 1 to 30. */
  tithi: number
  place: Place
  temple: Place
}

/** The tithi at the day's sunrise; today, first the one that runs now. */
function TithiOfPanel({ date, tithi, place, temple }: TithiOfPanelProps) {
  const words = useWords(tithis)
  const now = useMinuteOf(date, place.tz)
  const { data: sky } = useQuery({
    ...almanacQuery('skyOfDay', { place, reference: temple, date }),
    enabled: now !== undefined,
  })
  const current = sky && now !== undefined ? leading(sky.tithis, sky.dawn, now) : undefined
  const atSunrise = words.atSunrise(words.tithi(tithi))
  if (!current) return <p>{atSunrise}</p>
  return (
    <>
      <p>
        {words.until(
          words.tithi(current.lead.number),
          momentText(current.lead.end, place.tz, date),
        )}
      </p>
      <p className="text-muted">{atSunrise}</p>
    </>
  )
}
