import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef } from 'react'
import { almanacQuery } from '#app/almanac/queries.ts'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import type { Place } from '#almanac/place.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { byDate } from './byDate.ts'
import { AlmanacFailed } from './AlmanacFailed.tsx'
import { CalendarFailed } from './CalendarFailed.tsx'
import { firstDayOf, monthOf } from './civilMonth.ts'
import { DayDetails } from './DayDetails.tsx'
import { dayToShow } from './dayToShow.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { renewOverrides } from './queries.ts'
import { UpcomingFestivals } from './UpcomingFestivals.tsx'
import { useAddAction } from './useAddAction.tsx'
import { useMonth } from './useMonth.ts'
import { nearestKnown, type ShownMonth, useShownMonth } from './useShownMonth.ts'
import { useUpcoming } from './useUpcoming.ts'

/** Needs JavaScript; its space is reserved. */
const GroupFilter = lazyComponent(
  async () => (await import('./GroupFilter.tsx')).GroupFilter,
  () => <div className="min-h-32" />,
)

type Props = {
  /** Identifies this visit of the page, so that going back finds the month that was shown. */
  visit: string
  place: ChosenCity
  temple: Place
  isTemple: boolean
  today: string
  /** The festivals beyond Ganesha's that are shown. */
  beyond: Beyond
  /** And those among them that the year ahead lists. */
  beyondAhead: Beyond
  /** The site's public address, for links that leave the app. */
  origin: string
  /** The box for reminders, below the year ahead. */
  reminders: ReactNode
  /** Reminds of one festival. */
  renderBell: (festival: Festival) => ReactNode
}

const none: readonly Festival[] = []

/** The month's sheet, the chosen day and the year ahead, for one place. */
export function CalendarSheet({
  visit,
  place,
  temple,
  isTemple,
  today,
  beyond,
  beyondAhead,
  origin,
  reminders,
  renderBell,
}: Props) {
  const { shown, setShown } = useShownMonth(visit)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const details = useRef<HTMLDivElement>(null)
  const month = shown?.month ?? nearestKnown(monthOf(today))
  const found = useMonth({ month, place, temple, isTemple, beyond })
  const upcoming = useUpcoming({ today, place, temple, isTemple, beyond: beyondAhead })
  const days = useMemo(() => byDate(found.festivals ?? none), [found.festivals])
  const day = shown?.day ?? dayToShow(month, today, found.festivals ?? none)
  const festivals = days.get(day) ?? none
  const facts = useFacts(place, temple, festivals)

  const turnTo = (next: ShownMonth) => {
    setShown(next)
    if (firstDayOf(next.month) !== firstDayOf(month)) void renewOverrides(queryClient)
  }
  const handleDay = (date: string, keepsScroll: boolean) => {
    turnTo({ month: monthOf(date), day: date })
    // On a phone the day's details are below the grid, so the arrows stay where they are.
    if (!keepsScroll)
      requestAnimationFrame(() =>
        details.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
      )
  }
  const handleOpen = ({ slug }: Festival) =>
    void navigate({ to: '/calendar/$slug', params: { slug } })
  const templeOf = (festivals: readonly Festival[] | undefined) =>
    isTemple ? undefined : { city: temple.name, festivals: festivals ?? none }
  const isSouthern = place.lat < 0
  const adding = { place, isTemple, origin, templeZone: temple.tz }
  const actionFor = useAddAction({ ...adding, shape: 'short' })
  const signFor = useAddAction({ ...adding, shape: 'sign' })

  // The server computes for the temple and the listed cities, not for the phone's own location.
  const isServed = isTemple || place.id !== undefined
  if (found.hasFailed) return <CalendarFailed isServed={isServed} />
  return (
    <>
      {found.hasAlmanacFailed && <AlmanacFailed city={place.name} isServed={isServed} />}
      <section className="calendar-layout">
        <MonthGrid
          month={month}
          lunarMonths={found.lunarMonths}
          chosenDay={day}
          today={today}
          sky={found.sky}
          festivals={days}
          isSouthern={isSouthern}
          isBusy={!found.festivals}
          onMonth={(next) => turnTo({ month: next })}
          onDay={handleDay}
          onOpen={handleOpen}
        />
        <div ref={details} className="day-aside">
          <DayDetails
            date={day}
            today={today}
            sky={found.sky?.get(day)}
            festivals={festivals}
            isBusy={!found.festivals}
            facts={facts}
            place={place}
            reference={temple}
            isSouthern={isSouthern}
            temple={templeOf(found.atTemple)}
            actionFor={actionFor}
            renderBell={renderBell}
          />
        </div>
        <div className="calendar-tools">
          <GridHelp beyond={<GroupFilter beyond={beyond} />} />
        </div>
      </section>
      <UpcomingFestivals
        festivals={upcoming.festivals}
        hasFailed={upcoming.hasFailed}
        today={today}
        temple={templeOf(upcoming.atTemple)}
        actionFor={signFor}
      />
      {reminders}
    </>
  )
}

/** The almanac's details of a day's festivals, by address. */
function useFacts(place: Place, reference: Place, festivals: readonly Festival[]) {
  const answers = useQueries({
    queries: festivals.map(({ slug, date }) =>
      almanacQuery('factsOfSlug', { place, reference, slug, date }),
    ),
  })
  return new Map(answers.flatMap(({ data }) => (data ? [[data.slug, data]] : [])))
}

/** Folded below the grid: the festivals that can be turned on, and which tithis it shows. */
function GridHelp({ beyond }: { beyond: ReactNode }) {
  const words = useWords(calendar)
  return (
    <details>
      <summary className="fold-summary">{words.moreOnGrid}</summary>
      {beyond}
      <p className="mt-2 text-sm text-muted">
        <span className="sm:hidden">{words.shortTithiHelp}</span> {words.tithiHelp}
      </p>
    </details>
  )
}
