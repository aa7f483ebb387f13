import { leading } from '#almanac/leading.ts'
import type { Place } from '#almanac/place.ts'
import type { Tithi } from '#almanac/tithi.ts'
import type { PanchangOfDay } from '#app/almanac/panchangOfDay.ts'
import { useMinuteOf } from '#app/almanac/today.ts'
import { momentText, timeText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Moon } from '#app/ui/motifs/Moon.tsx'

/**
 * The current tithi (on another day the one at sunrise) with its end, the day's other tithis, and
 * the moon. A tithi at two sunrises, or at none, is marked.
 */
export function TithiOfDay({ day, place }: { day: PanchangOfDay; place: Place }) {
  const words = useWords(panchang)
  const names = useWords(tithis)
  const current = leading(day.runs, day.dawn, useMinuteOf(day.date, place.tz))
  if (!current) return null
  const { lead, isNow, atSunrise, others } = current
  // At sunrise runs the first; the last runs on into the next day.
  const isSkipped = (tithi: Tithi): boolean =>
    day.tithis.slice(1, -1).some(({ start }) => start === tithi.start)
  const isLast = (tithi: Tithi): boolean => day.tithis.at(-1)?.start === tithi.start
  const endOf = (tithi: Tithi): string =>
    isSkipped(tithi) ? timeText(tithi.end, place.tz) : momentText(tithi.end, place.tz, day.date)
  const marked = (tithi: Tithi, line: string): string =>
    isSkipped(tithi) ? words.skipped(line) : line
  const lineOf = (tithi: Tithi): string => {
    const name = names.tithi(tithi.number)
    if (tithi === atSunrise) return words.atSunrise(name, endOf(tithi))
    return isLast(tithi)
      ? words.followedBy(name)
      : marked(tithi, words.followedUntil(name, endOf(tithi)))
  }
  return (
    <>
      <Moon
        phase={day.elongation}
        size={96}
        className={`day-sky-moon ${place.lat < 0 ? 'rotate-180' : ''}`}
      />
      <div className="day-sky-name">
        <h2>{names.tithi(lead.number)}</h2>
        <p>{isNow ? marked(lead, words.until(endOf(lead))) : words.untilAtSunrise(endOf(lead))}</p>
        {day.isAgain && lead === atSunrise && <p>{words.again}</p>}
        {day.tithis.length === 1 && lead === atSunrise && <p>{words.againNext}</p>}
        {others.map((tithi) => (
          <p key={tithi.start}>{lineOf(tithi)}</p>
        ))}
        <p>{words.lit(Math.round(day.illuminated * 100))}</p>
      </div>
    </>
  )
}
