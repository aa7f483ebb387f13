import type { PanchangOfDay } from '#app/almanac/panchangOfDay.ts'

const dayMs = 24 * 3_600_000

/**
 * The day as a line from sunrise to sunrise: daylight with midday puja in it, the night, and the
 * moon where it rises. The rows below say the same in words.
 */
export function DayLine({ day: { sunrise, sunset, moonrise, midday } }: { day: PanchangOfDay }) {
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
    </svg>
  )
}
