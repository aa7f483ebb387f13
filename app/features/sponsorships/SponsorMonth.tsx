import { ChevronLeft, ChevronRight } from 'lucide'
import { type Ref, useId, useState } from 'react'
import { monthText, shortDateText } from '#app/i18n/dates.ts'
import { sponsor } from '#app/i18n/en/sponsorships/sponsor.ts'
import { useWords } from '#app/i18n/words.ts'
import { ErrorText } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Offering, SponsorCalendar } from '#contract/sponsorships/public.ts'
import { type DayState, daysOfMonth, monthFrom, stateOf } from './sponsorDays.ts'

type Props = {
  calendar: SponsorCalendar
  offering: Offering
  /** The chosen day; empty if there is none. */
  value: string
  error: string | undefined
  onPick: (date: string) => void
  ref?: Ref<HTMLDivElement>
}

/** The days of an offering, month by month: which are free, and the festivals among them. */
export function SponsorMonth({ calendar, offering, value, error, onPick, ref }: Props) {
  const words = useWords(sponsor)
  const id = useId()
  const { from, to, festivals } = calendar
  const [month, setMonth] = useState((value || from).slice(0, 7))
  const first = `${month}-01`
  const days = daysOfMonth(month)
  const festivalOn = (date: string) => festivals.find((each) => each.date === date)?.name
  const labelOf = (state: DayState): string => {
    if (state.kind === 'free') return offering.places > 1 ? words.left(state.left) : ''
    return { taken: words.full, closed: words.closed, none: '' }[state.kind]
  }
  const states = days.flatMap((date) => date ?? []).map((date) => stateOf(date, offering, calendar))
  const sponsors = offering.taken.filter(
    ({ date, names }) => date.startsWith(month) && names.length > 0,
  )
  const festival = festivalOn(value)
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="radiogroup"
      aria-labelledby={`${id} ${id}-month`}
      aria-required
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <h3 id={id} className="mr-auto font-semibold">
          {words.days}
        </h3>
        <IconButton
          label={words.earlier}
          disabled={month <= from.slice(0, 7)}
          onClick={() => setMonth(monthFrom(month, -1))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <p id={`${id}-month`} aria-live="polite" className="whitespace-nowrap">
          {monthText(first)}
        </p>
        <IconButton
          label={words.later}
          disabled={month >= to.slice(0, 7)}
          onClick={() => setMonth(monthFrom(month, 1))}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <div className="grid grid-cols-7 gap-1" data-invalid={error ? '' : undefined}>
        {words.weekdays.map((name) => (
          <span key={name} aria-hidden="true" className="text-center text-sm text-muted">
            {name}
          </span>
        ))}
        {days.map((date, at) => {
          if (date === undefined) return <span key={at} />
          const state = stateOf(date, offering, calendar)
          const number = Number(date.slice(8))
          const kept = festivalOn(date)
          return (
            <label key={date} className={`option day-option ${kept ? 'day-kept' : ''}`}>
              <input
                type="radio"
                name="sponsored-day"
                value={date}
                className="sr-only"
                checked={date === value}
                disabled={state.kind !== 'free'}
                onChange={() => onPick(date)}
              />
              <span className="day-number">{number}</span>{' '}
              {kept && <span className="sr-only">{kept} </span>}
              <span className="day-state">{labelOf(state)}</span>
            </label>
          )
        })}
      </div>
      <ErrorText id={id} error={error} />
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {[
          festival && words.festival(shortDateText(value), festival),
          !states.some(({ kind }) => kind === 'free') && words.noFree,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {sponsors.length > 0 && (
        <p className="text-sm text-muted wrap-anywhere">
          {words.sponsors}{' '}
          {sponsors
            .map(({ date, names }) => `${shortDateText(date)}, ${names.join(', ')}`)
            .join('; ')}
        </p>
      )}
    </div>
  )
}
