import { Link } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import type { KeptDay } from '#app/almanac/keptDays.ts'
import { phaseAt } from '#app/almanac/phaseAt.ts'
import { useKeptDays } from '#app/almanac/useKeptDays.ts'
import { dateAt, dateText, momentText, timeText, weekdayText } from '#app/i18n/dates.ts'
import { vrat } from '#app/i18n/en/vrat.ts'
import { vratSteps } from '#app/i18n/en/vratSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Moon } from '#app/ui/motifs/Moon.tsx'
import { VratChecklist } from './VratChecklist.tsx'
import { nextTick, vratState, type VratState } from './vratState.ts'
import { useMoment } from './useMoment.ts'

type Props = {
  place: Place
  temple: Place
  /** Shows nothing on a day that asks for nothing, where the next fast is told elsewhere. */
  isForToday?: boolean
}

/** Two lunar months: the next fast is among them even where the temple hid one. */
const daysAhead = 65

/** Counts a day of fasting down to the city's moonrise, and on other days says when the next one is. */
export function VratCompanion({ place, temple, isForToday = false }: Props) {
  const words = useWords(vrat)
  const stateAt = (now: number, days: readonly KeptDay[]) =>
    vratState(days, { now, today: dateAt(now, place.tz) })
  const today = dateAt(
    useMoment(() => 60_000),
    place.tz,
  )
  // A fast may have begun the day before.
  const range = { from: addDays(today, -1), to: addDays(today, daysAhead) }
  const { data: found, isError } = useKeptDays({ place, temple, ...range })
  const now = useMoment((at) => nextTick(found && stateAt(at, found), at))
  if (isError && !found) return isForToday ? null : <p className="text-muted">{words.failed}</p>
  const state = found && stateAt(now, found)
  if (!state || (isForToday && state.is === 'ahead')) return null
  return <Shown state={state} now={now} place={place} temple={temple} />
}

type ShownProps = { state: VratState; now: number; place: Place; temple: Place }

function Shown({ state, now, place, temple }: ShownProps) {
  const words = useWords(vrat)
  const steps = useWords(vratSteps)
  const { festival, observance } = state.day
  const zone = observance?.basis.isReference ? temple.tz : place.tz
  const city = observance?.basis.place ?? place.name
  const { slug, date, name } = festival
  const isKept = state.is === 'fasting' || state.is === 'risen'
  // As the moon stands when it is looked for, or must not be.
  const moonAt = state.is === 'hidden-moon' ? Math.max(now, state.start) : state.moonrise
  const moon = {
    phase: observance ? phaseAt(observance.tithi, moonAt) : fourthOfTheDarkHalf,
    isSouthern: place.lat < 0,
  }
  return (
    <Card as="section" aria-label={words.companion} className="my-4 p-5 sm:p-6">
      {state.is === 'ahead' && (
        <Line
          eyebrow={words.next}
          title={name}
          text={words.day(weekdayText(date), dateText(date))}
          note={words.moonriseIn(timeText(state.moonrise, zone), city)}
          {...moon}
          count={<Count value={state.days} unit={words.days(state.days)} />}
        />
      )}
      {state.is === 'fasting' && (
        <Line
          eyebrow={words.today}
          title={name}
          text={words.moonriseIn(momentText(state.moonrise, zone, date), city)}
          note={words.visibility}
          {...moon}
          count={
            <div role="timer" aria-live="off">
              <Count value={words.left(state.moonrise - now)} unit={words.untilMoonrise} />
            </div>
          }
        />
      )}
      {state.is === 'risen' && (
        <Line
          eyebrow={name}
          title={words.risen}
          text={words.risenAt(momentText(state.moonrise, zone, date), city)}
          note={words.visibility}
          {...moon}
        />
      )}
      {state.is === 'hidden-moon' && (
        <Line
          eyebrow={name}
          title={words.doNotLook}
          text={
            state.when === 'now'
              ? words.forbiddenNow(momentText(state.end, zone, date), city)
              : words.forbiddenAhead(
                  momentText(state.start, zone, date),
                  momentText(state.end, zone, date),
                  city,
                )
          }
          {...moon}
        />
      )}
      {isKept && (
        <details className="mt-2">
          <summary className="fold-summary">{words.checklist}</summary>
          <VratChecklist
            slug={slug}
            steps={steps.sankashti}
            note={`${words.health} ${words.checklistKept}`}
          />
        </details>
      )}
      <Link
        to="/calendar/$slug"
        params={{ slug }}
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mb-2 -ml-3 text-left`}
      >
        {words.more}
      </Link>
    </Card>
  )
}

/** Of a fast that staff added: as every fast of Krishna chaturthi. */
const fourthOfTheDarkHalf = 222

type LineProps = {
  eyebrow: string
  title: string
  text: string
  note?: string | undefined
  phase: number
  /** The moon is seen upside down from the southern half of the earth. */
  isSouthern: boolean
  count?: ReactNode
}

function Line({ eyebrow, title, text, note, phase, isSouthern, count }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Moon phase={phase} size={52} className={`shrink-0 ${isSouthern ? 'rotate-180' : ''}`} />
      <div className="min-w-0 grow basis-48">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="text-xl">{title}</h2>
        <p>{text}</p>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {count}
    </div>
  )
}

function Count({ value, unit }: { value: number | string; unit: string }) {
  return (
    <p className="rounded-md bg-saffron-soft px-4 py-2 text-center">
      <span className="block font-display text-2xl text-kumkum tabular-nums">{value}</span>
      <span className="block text-sm text-muted">{unit}</span>
    </p>
  )
}
