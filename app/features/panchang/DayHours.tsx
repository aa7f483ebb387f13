import type { Span } from '#almanac/day.ts'
import type { Choghadiya, Divisions } from '#almanac/divisions.ts'
import type { Limb } from '#almanac/limbs.ts'
import { useMinute } from '#app/almanac/today.ts'
import { momentText, timeText } from '#app/i18n/dates.ts'
import { limbs } from '#app/i18n/en/panchang/limbs.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { avoidedHours, goodHours, type Hour, isNow } from './hours.ts'

type Props = { divisions: Divisions; karanas: readonly Limb[]; date: string; zone: string }

/** The good and the avoided hours of the day, as a bar and as a list. */
export function DayHours({ divisions, karanas, date, zone }: Props) {
  const words = useWords(limbs)
  const now = useMinute()
  const good = goodHours(divisions)
  const avoided = avoidedHours(divisions, karanas)
  return (
    <>
      <HoursBar choghadiya={divisions.choghadiya} good={good} avoided={avoided} now={now} />
      <p className="hours-ends" aria-hidden>
        <span>{timeText(divisions.choghadiya[0]?.start ?? 0, zone)}</span>
        <span>{timeText(divisions.choghadiya[7]?.end ?? 0, zone)}</span>
      </p>
      <div className="day-hours">
        <Hours title={words.good} hours={good} tone="good" date={date} zone={zone} now={now} />
        <Hours title={words.avoid} hours={avoided} tone="avoid" date={date} zone={zone} now={now} />
      </div>
      {!divisions.abhijit && <p className="mt-2 text-sm text-muted">{words.noAbhijit}</p>}
    </>
  )
}

type HoursProps = {
  title: string
  hours: readonly Hour[]
  tone: 'good' | 'avoid'
  date: string
  zone: string
  now: number | undefined
}

function Hours({ title, hours, tone, date, zone, now }: HoursProps) {
  const words = useWords(limbs)
  const { between } = useWords(panchang)
  const timeOf = (at: number): string => momentText(at, zone, date)
  return (
    <section>
      <h3 className="hours-title" data-tone={tone}>
        {title}
      </h3>
      <dl>
        {hours.map((hour) => (
          <div
            key={`${hour.name}${hour.start}`}
            className="hours-row"
            data-now={isNow(hour, now) || undefined}
          >
            <dt>
              {words.names[hour.name]}
              {isNow(hour, now) && <b className="hours-now">{words.now}</b>}
            </dt>
            <dd>{between(timeOf(hour.start), timeOf(hour.end))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type HoursBarProps = {
  choghadiya: readonly Choghadiya[]
  good: readonly Span[]
  avoided: readonly Span[]
  now: number | undefined
}

/**
 * Daylight from sunrise to sunset, with its good and avoided hours. The rows below contain the same
 * as text.
 */
function HoursBar({ choghadiya, good, avoided, now }: HoursBarProps) {
  const [start = 0, end = 1] = [choghadiya[0]?.start, choghadiya[7]?.end]
  const at = (instant: number): number =>
    Math.min(Math.max((instant - start) / (end - start), 0), 1) * 100
  const bar = (span: Span, tone: 'good' | 'avoid', y: number) =>
    at(span.end) > at(span.start) && (
      <rect
        key={`${tone}${span.start}`}
        x={`${at(span.start)}%`}
        y={y}
        width={`${at(span.end) - at(span.start)}%`}
        height="14"
        className={`hours-${tone}`}
      />
    )
  return (
    <svg className="hours-bar" aria-hidden>
      <rect width="100%" height="36" rx="6" className="hours-daylight" />
      {good.map((span) => bar(span, 'good', 3))}
      {avoided.map((span) => bar(span, 'avoid', 19))}
      {now !== undefined && now >= start && now < end && (
        <rect x={`${at(now)}%`} y="-3" width="2" height="42" className="hours-needle" />
      )}
    </svg>
  )
}
