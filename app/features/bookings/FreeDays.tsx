import { useId, useState } from 'react'
import { addDays, weekday } from '#almanac/civilDate.ts'
import { shortDateText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { PlacesNote } from './PlacesNote.tsx'
import type { DayState } from './slots.ts'
import type { KnownPlaces } from './useAvailability.ts'

/** Two weeks at first; the server's default answer has all the days. */
const fewDays = 14
const allDays = 42

type Props = {
  /** The first day offered. */
  today: string
  stateOf: (date: string) => DayState
  /** The day chosen so far. */
  value: string
  onPick: (date: string) => void
  places: KnownPlaces
  timeZone: string
}

/**
 * The coming days, each marked free or not, so that nobody chooses in vain. A browser's own date
 * field cannot show that. All days come from one answer, so a single *As of* is true for all of
 * them.
 */
export function FreeDays({ today, stateOf, value, onPick, places, timeZone }: Props) {
  const words = useWords(pujaPage)
  const [count, setCount] = useState(fewDays)
  const name = useId()
  const last = places.availability?.lastDate
  const days = Array.from({ length: count }, (_, place) => addDays(today, place)).filter(
    (date) => !last || date <= last,
  )
  const said = (state: DayState): string => {
    if (state.kind === 'open') return state.left ? words.leftOfDay(state.left) : words.free
    const { full, wasFull, closedDay, over } = words
    return { full, was_full: wasFull, closed: closedDay, over, unknown: '' }[state.kind]
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.days}</legend>
      <PlacesNote places={places} timeZone={timeZone} />
      <div className="days">
        {days.map((date) => {
          const state = stateOf(date)
          return (
            <label key={date} className="option day-option">
              <span>
                <input
                  type="radio"
                  name={name}
                  checked={date === value}
                  // A choice already made is not undone silently.
                  disabled={['full', 'closed', 'over'].includes(state.kind) && date !== value}
                  onChange={() => onPick(date)}
                />{' '}
                {words.weekdays[weekday(date)]}
              </span>{' '}
              <span className="font-semibold">{shortDateText(date)}</span>{' '}
              <span className={`day-state ${state.kind === 'open' ? 'text-durva' : ''}`}>
                {said(state)}
              </span>
            </label>
          )
        })}
        {count < allDays && days.length === count && (
          <Button variant="quiet" onClick={() => setCount(count + fewDays)}>
            {words.laterDays}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
