import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { daysBetween } from '#almanac/civilDate.ts'
import type { Panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { dateText, momentText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Moon } from '#app/ui/motifs/Moon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { aheadOf } from './ranges.ts'

type Props = { date: string; place: Place; temple: Place }

/** One day from sunrise to sunrise: the moon first, then the panchang's entries. */
export function PanchangDay({ date, place, temple }: Props) {
  const words = useWords(panchang)
  const { data, isError } = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  if (isError)
    return (
      <ErrorState
        title={words.failed}
        action={<Button onClick={() => location.reload()}>{words.retry}</Button>}
      >
        {words.failedText}
      </ErrorState>
    )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <Card as="section" className="flex flex-col items-center p-6 text-center">
        {data ? <MoonOf day={data} isSouthern={place.lat < 0} zone={place.tz} /> : <MoonSkeleton />}
      </Card>
      <Card as="section" className="p-5 sm:p-6">
        {data ? <Day day={data} zone={place.tz} /> : <Skeleton className="h-120 w-full" />}
        <Next date={date} place={place} temple={temple} />
      </Card>
    </div>
  )
}

const MoonSkeleton = () => <Skeleton className="h-72 w-48" />

function MoonOf({ day, isSouthern, zone }: { day: Panchang; isSouthern: boolean; zone: string }) {
  const words = useWords(panchang)
  const names = useWords(tithis)
  const [first, ...later] = day.tithis
  if (!first) return null
  return (
    <>
      <Moon phase={day.elongation} size={176} className={isSouthern ? 'rotate-180' : ''} />
      <h2 className="mt-4 text-2xl">{names.tithi(first.number)}</h2>
      <p className="text-muted">{words.until(momentText(first.end, zone, day.date))}</p>
      {later.map((tithi) => (
        <p key={tithi.start} className="text-muted">
          {words.followedBy(names.tithi(tithi.number))}
        </p>
      ))}
      <p className="mt-2 text-sm text-muted">{words.lit(Math.round(day.illuminated * 100))}</p>
    </>
  )
}

function Day({ day, zone }: { day: Panchang; zone: string }) {
  const words = useWords(panchang)
  const { lunarMonth: month } = day
  const timeOf = (at: number | undefined): ReactNode =>
    at === undefined ? (
      <span className="font-normal text-muted">{words.none}</span>
    ) : (
      momentText(at, zone, day.date)
    )
  return (
    <>
      <Facts>
        <Fact label={words.vara}>{words.varas[day.vara]}</Fact>
        <Fact label={words.paksha}>{words.pakshas[day.paksha]}</Fact>
        <Fact label={words.month}>
          {words.amanta(month.name, month.isAdhika)}
          <span className="block font-normal text-muted">
            {words.purnimanta(month.purnimanta, month.isAdhika)}
          </span>
          {month.isAdhika && <Aside>{words.adhika}</Aside>}
          {month.isKshaya && <Aside>{words.kshaya}</Aside>}
        </Fact>
        <Fact label={words.sunrise}>{timeOf(day.sunrise)}</Fact>
        <Fact label={words.sunset}>{timeOf(day.sunset)}</Fact>
        <Fact label={words.moonrise}>{timeOf(day.moonrise?.at)}</Fact>
        <Fact label={words.moonset}>{timeOf(day.moonset?.at)}</Fact>
      </Facts>
      {day.basis.isReference && (
        <p className="rounded-sm bg-gold-soft px-3 py-2 text-sm">
          {words.reference(day.basis.place)}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{words.visibility}</p>
    </>
  )
}

const Aside = ({ children }: { children: string }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
)

function Next({ date, place, temple }: Props) {
  const words = useWords(panchang)
  const { from, to } = aheadOf(date)
  const { data } = useObservedDays({ place, temple, from, to })
  // Until the days of this date are known, those of the previous one stay.
  const next = data?.find(({ festival }) => festival.date >= from && festival.date <= to)?.festival
  return (
    <div className="mt-4 min-h-20 border-t border-line pt-4">
      {next && (
        <>
          <p className="text-muted">
            {words.next}, {words.nextIn(daysBetween(date, next.date))}
          </p>
          <Link to="/calendar/$slug" params={{ slug: next.slug }} className="link-large">
            {next.name}, {dateText(next.date)}
          </Link>
        </>
      )}
    </div>
  )
}
