import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Place } from '#almanac/place.ts'
import type { Tithi } from '#almanac/tithi.ts'
import { phaseAt } from '#app/almanac/phaseAt.ts'
import { clockText, dateText, momentText, timeText, weekdayText } from '#app/i18n/dates.ts'
import { vrat } from '#app/i18n/en/vrat.ts'
import { vratSteps } from '#app/i18n/en/vratSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Mark } from '#app/ui/motifs/Mark.tsx'
import { Moon } from '#app/ui/motifs/Moon.tsx'
import { VratChecklist } from './VratChecklist.tsx'
import type { VratState } from './vratState.ts'

type Props = {
  state: VratState
  now: number
  place: Place
  temple: Place
  /** Only reserves the space of the content. */
  isPlaceholder?: boolean
}

/** What a devotee needs to know at a moment in one city. */
export function VratCard({ state, now, place, temple, isPlaceholder = false }: Props) {
  const words = useWords(vrat)
  const steps = useWords(vratSteps)
  const { festival, observance } = state.day
  const zone = observance?.basis.isReference ? temple.tz : place.tz
  const city = observance?.basis.place ?? place.name
  const { slug, date, name, puja } = festival
  const isKept = state.is === 'fasting' || state.is === 'risen'
  // As the moon stands when it is looked for, or must not be.
  const moonAt = state.is === 'hidden-moon' ? now : 'moonrise' in state && state.moonrise
  const moon = {
    phase: observance ? phaseAt(observance.tithi, moonAt || midst(observance.tithi)) : unknownPhase,
    isSouthern: place.lat < 0,
  }
  const midday = puja && words.midday(clockText(puja.from), clockText(puja.until), city)
  return (
    <Card
      as="section"
      data-computed
      {...(isPlaceholder ? { 'aria-hidden': true } : { 'aria-label': words.companion })}
      className={`my-4 p-5 sm:p-6 ${isPlaceholder ? '*:invisible' : ''}`}
    >
      {state.is === 'ahead' && (
        <Line
          eyebrow={state.days === 0 ? words.isToday : words.next}
          title={name}
          text={words.day(weekdayText(date), dateText(date))}
          note={
            state.moonrise === undefined
              ? (midday ?? words.datedIn(city))
              : words.moonriseIn(timeText(state.moonrise, zone), city)
          }
          {...moon}
          count={state.days > 0 && <Count value={state.days} unit={words.days(state.days)} />}
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
            <div role="timer" className="max-sm:w-full">
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
      {state.is === 'greeting' && (
        <Line
          eyebrow={words.greeting}
          title={name}
          text={midday ?? words.day(weekdayText(date), dateText(date))}
          note={
            state.moon &&
            (state.moon.when === 'now'
              ? words.moonNow(momentText(state.moon.end, zone, date))
              : words.moonAhead(
                  momentText(state.moon.start, zone, date),
                  momentText(state.moon.end, zone, date),
                ))
          }
        />
      )}
      {state.is === 'hidden-moon' && (
        <Line
          eyebrow={name}
          title={words.doNotLook}
          text={words.forbiddenNow(momentText(state.end, zone, date), city)}
          {...moon}
        />
      )}
      {isKept && (
        <details className="mt-2">
          <summary className="fold-summary">{words.checklist}</summary>
          {!isPlaceholder && (
            <VratChecklist
              slug={slug}
              steps={steps.sankashti}
              note={`${words.health} ${words.checklistKept}`}
            />
          )}
        </details>
      )}
      <p className="-mb-2 flex flex-wrap justify-between gap-x-6 lg:justify-center">
        <Link
          to="/calendar/$slug"
          params={{ slug }}
          {...(state.is === 'risen' && { hash: 'verse' })}
          className={`${link} -ml-3`}
        >
          {state.is === 'risen' ? words.arghya : words.more}
        </Link>
        <Link to="/panchang" search={{}} className={`${link} -mx-3`}>
          {words.panchang}
        </Link>
      </p>
    </Card>
  )
}

const link = `${buttonClass({ variant: 'quiet', size: 'small' })} text-left`

const midst = ({ start, end }: Tithi): number => (start + end) / 2

/** For a day that staff added: as on every fast of Krishna Chaturthi. */
const unknownPhase = 222

type LineProps = {
  eyebrow: string
  title: string
  text: string
  note?: string | undefined
  /** Of the moon beside it; without one the temple's mark stands there. */
  phase?: number
  /** The moon is seen upside down from the southern half of the earth. */
  isSouthern?: boolean
  count?: ReactNode
}

function Line({ eyebrow, title, text, note, phase, isSouthern, count }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {phase === undefined ? (
        <Mark className="size-13 shrink-0 text-saffron" />
      ) : (
        <Moon phase={phase} size={52} className={`shrink-0 ${isSouthern ? 'rotate-180' : ''}`} />
      )}
      <div className="min-w-[min(12rem,100%)] grow basis-0">
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
    <p className="rounded-md bg-saffron-soft px-4 py-2 text-center max-sm:w-full">
      <span className="font-display text-2xl text-kumkum tabular-nums sm:block">{value}</span>{' '}
      <span className="text-sm text-muted sm:block">{unit}</span>
    </p>
  )
}
