import type { PanchangOfDay } from '#app/almanac/panchangOfDay.ts'
import { timeText } from '#app/i18n/dates.ts'

const dayMs = 24 * 3_600_000

type Props = { day: PanchangOfDay; zone: string }

/**
 * The day as a line from sunrise to sunrise: daylight with midday puja, the night, and moonrise.
 * The rows below contain the same as text.
 */
export function DayLine({ day: { sunrise, sunset, moonrise, midday }, zone }: Props) {
  if (sunrise === undefined || sunset === undefined || !midday) return null
  const percent = (ms: number): string => `${((100 * ms) / dayMs).toFixed(1)}%`
  return (
    <svg className="day-line" aria-hidden>
      <rect y="8" width="100%" height="10" rx="5" className="day-line-night" fill="currentColor" />
      <rect
        y="8"
        width={percent(sunset - sunrise)}
        height="10"
        rx="5"
        className="text-marigold"
        fill="currentColor"
      />
      <rect
        x={percent(midday.start - sunrise)}
        y="8"
        width={percent(midday.end - midday.start)}
        height="10"
        className="text-clay"
        fill="currentColor"
      />
      {moonrise && (
        <circle
          cx={percent(moonrise.at - sunrise)}
          cy="13"
          r="8"
          className="fill-moon stroke-moon-dark"
        />
      )}
      {(
        [
          ['start', sunrise],
          ['middle', sunset],
          ['end', sunrise + dayMs],
        ] as const
      ).map(([anchor, at]) => (
        <text
          key={anchor}
          x={percent(at - sunrise)}
          y="2.5rem"
          textAnchor={anchor}
          fill="currentColor"
        >
          {timeText(at, zone)}
        </text>
      ))}
    </svg>
  )
}
