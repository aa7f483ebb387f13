import { ChevronLeft, ChevronRight } from 'lucide'
import { useId, useState } from 'react'
import { addDays, daysBetween, weekday } from '#almanac/civilDate.ts'
import { fullMomentText, shortDateText, shortMonthText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { ErrorText } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { DayState } from './slots.ts'
import type { AvailabilityState } from './useAvailability.ts'

/** How many days are shown at once. */
const atOnce = 5
/** The server's default answer has all of their days. */
const mostSets = 8

/** The set of days that a day is in; the first for a day in none. */
function setOf(date: string, today: string): number {
  const set = Math.floor(daysBetween(today, date) / atOnce)
  return set > 0 && set < mostSets ? set : 0
}

type Props = {
  /** The first day offered. */
  today: string
  stateOf: (date: string) => DayState
  festivalOn: (date: string) => string | undefined
  /** The day chosen so far. */
  value: string
  onPick: (date: string) => void
  /** How many times the chosen day has, if that is known. */
  freeTimes?: number | undefined
  places: AvailabilityState
  timeZone: string
  error?: string | undefined
}

/**
 * The coming days, five at a time, each with its availability, which a native date field cannot
 * show. All days come from one answer, so a single *As of* applies to all of them.
 */
export function FreeDays(props: Props) {
  const { today, stateOf, festivalOn, value, onPick, freeTimes, places, timeZone, error } = props
  const words = useWords(pujaPage)
  const [turned, setTurned] = useState<{ set: number; value: string }>()
  const id = useId()
  const last = places.availability?.lastDate ?? '9'
  // A day chosen outside this component is scrolled into view.
  const set = turned?.value === value ? turned.set : setOf(value, today)
  const first = addDays(today, set * atOnce)
  const days = Array.from({ length: atOnce }, (_, place) => addDays(first, place)).filter(
    (date) => date <= last,
  )
  const turn = (by: number) => setTurned({ set: set + by, value })
  const labelOf = (state: DayState): string => {
    if (state.kind === 'open') return state.left ? words.leftOfDay(state.left) : words.free
    const { full, wasFull, closed } = words
    return { full, was_full: wasFull, closed, over: closed, unknown: '' }[state.kind]
  }
  const festivalNotes = (value ? [value] : days).flatMap((date) => {
    const festival = festivalOn(date)
    return festival ? [words.festivalOn(shortDateText(date), festival)] : []
  })
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className="days-head">
        <h3 id={id} className="mr-auto text-xl">
          {words.days}
        </h3>
        <IconButton label={words.earlierDays} disabled={set === 0} onClick={() => turn(-1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <p className="text-sm text-muted">
          {shortDateText(first)} – {shortDateText(days.at(-1) ?? first)}
        </p>
        <IconButton
          label={words.laterDays}
          disabled={set === mostSets - 1 || addDays(first, atOnce) > last}
          onClick={() => turn(1)}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <div className="days" data-invalid={error ? '' : undefined}>
        {days.map((date) => {
          const state = stateOf(date)
          const festival = festivalOn(date)
          return (
            <label key={date} className={`option day-option ${festival ? 'day-kept' : ''}`}>
              <input
                type="radio"
                name="preferredDate"
                value={date}
                className="sr-only"
                checked={date === value}
                // A choice already made is not undone silently.
                disabled={['full', 'closed', 'over'].includes(state.kind) && date !== value}
                onChange={() => onPick(date)}
              />
              <span>{words.weekdays[weekday(date)]}</span>{' '}
              <span className="day-number">{Number(date.slice(8))}</span>{' '}
              <span className="sr-only">{shortMonthText(date)} </span>
              {festival && <span className="sr-only">{festival} </span>}
              <span className="day-state">{labelOf(state)}</span>
            </label>
          )
        })}
      </div>
      <ErrorText id={id} error={error} />
      <div className="days-news">
        <p className="text-kumkum">
          {festivalNotes.join(' ')}{' '}
          {freeTimes ? <span className="text-durva">{words.freeTimes(freeTimes)}</span> : null}
        </p>
        <PlacesNote places={places} timeZone={timeZone} />
      </div>
    </div>
  )
}

type PlacesNoteProps = { places: AvailabilityState; timeZone: string }

/** Shows the age of outdated availability, in the line reserved below the days. */
function PlacesNote({ places, timeZone }: PlacesNoteProps) {
  const words = useWords(pujaPage)
  const { isFresh, hasFailed, seenAt } = places
  return (
    <p role="status" className="text-muted">
      {!isFresh && seenAt && words.asOf(fullMomentText(Date.parse(seenAt), timeZone))}
      {!isFresh && !seenAt && hasFailed && words.unknown}
    </p>
  )
}
