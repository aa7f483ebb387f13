import type { Choghadiya } from '#almanac/divisions.ts'
import type { Span } from '#almanac/day.ts'

type Props = {
  choghadiya: readonly Choghadiya[]
  good: readonly Span[]
  avoided: readonly Span[]
  now: number | undefined
}

/**
 * Daylight from sunrise to sunset, with its good and avoided hours. The rows below contain the same
 * as text.
 */
export function HoursBar({ choghadiya, good, avoided, now }: Props) {
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
