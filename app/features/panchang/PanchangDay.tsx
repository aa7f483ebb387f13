import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide'
import type { ReactNode } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import { Failed } from '#app/Failed.tsx'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { dateText, shortDateText, weekdayText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { nearComponent } from '#app/lazy/nearComponent.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { DayLine } from './DayLine.tsx'
import { isCovered } from './dayQuery.ts'
import { DayRows } from './DayRows.tsx'
import { NextFestival } from './NextFestival.tsx'
import { TithiOfDay } from './TithiOfDay.tsx'
import { usePrinting } from './usePrinting.ts'

/**
 * Below the fold, so computed only when scrolled near. No placeholder, because without JavaScript
 * it would never be replaced.
 */
const DayInFull = nearComponent(
  async () => (await import('./DayInFull.tsx')).DayInFull,
  () => null,
)

type Props = {
  date: string
  isToday: boolean
  place: Place
  temple: Place
  beyond: Beyond
  /** The place it is computed for, which can be changed there. */
  city: ReactNode
  /** The share button beside the date. */
  share: ReactNode
  /** To the whole month, and back to today. */
  links: ReactNode
}

/** One day from sunrise to sunrise: its tithi and moon in its night sky, then the rest in rows. */
export function PanchangDay({ date, isToday, place, temple, beyond, city, share, links }: Props) {
  const words = useWords(panchang)
  const { data, isError } = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  const { shouldLoad, isPreparing, onPrint, onWhole } = usePrinting()
  return (
    <>
      <header className="day-sky">
        <div className="day-sky-words">
          <DayTurner date={date} />
          <div className="day-sky-tithi">
            <div className="day-sky-head">
              <h1 className="room-eyebrow">{isToday ? words.heading : words.headingOfDay}</h1>
              {isToday && <p className="day-sky-today">{words.today}</p>}
            </div>
            {data && <TithiOfDay day={data} place={place} />}
          </div>
        </div>
      </header>
      <div className="panchang-page mx-auto max-w-7xl px-4 pb-16">
        <div className="panchang-head">
          {city}
          {!isError && (
            <div className="panchang-actions">
              {share}
              <IconButton label={words.print} disabled={isPreparing} onClick={onPrint}>
                <Icon of={Printer} className="size-5" />
              </IconButton>
            </div>
          )}
        </div>
        {isError ? (
          <Failed title={words.failed} unreachableText={words.failedText} />
        ) : (
          <>
            <section className="panchang-rows">
              {data ? (
                <>
                  <DayLine day={data} zone={place.tz} />
                  <DayRows day={data} zone={place.tz} />
                </>
              ) : (
                <Skeleton className="h-120" />
              )}
            </section>
            <NextFestival date={date} place={place} temple={temple} beyond={beyond} />
            <p className="panchang-links">{links}</p>
          </>
        )}
        {data && (
          <DayInFull
            date={date}
            place={place}
            temple={temple}
            shouldLoad={shouldLoad}
            onWhole={onWhole}
          />
        )}
      </div>
    </>
  )
}

/** The day shown, and its neighbours. */
function DayTurner({ date }: { date: string }) {
  const words = useWords(panchang)
  const linkTo = (to: 'previous' | 'next', label: string, day: string) =>
    isCovered(day) && (
      <Link to="/panchang" search={{ date: day }} className={stepClass}>
        <Step to={to} label={label} name={shortDateText(day)} isShort />
      </Link>
    )
  return (
    <PreviousNext
      previous={linkTo('previous', words.before, addDays(date, -1))}
      next={linkTo('next', words.after, addDays(date, 1))}
    >
      <p className="day-sky-date" aria-live="polite">
        <span className="inline-block max-sm:block">{weekdayText(date)},</span>{' '}
        <span className="inline-block">{dateText(date)}</span>
      </p>
    </PreviousNext>
  )
}
