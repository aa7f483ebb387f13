import type { Place } from '#almanac/place.ts'
import type { PanchangOfDay } from '#app/almanac/panchangOfDay.ts'
import { momentText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Moon } from '#app/ui/motifs/Moon.tsx'

/**
 * The day's tithi, when it ends, and the moon of it. One that is at two sunrises, or at none, says
 * so.
 */
export function TithiOfDay({ day, place }: { day: PanchangOfDay; place: Place }) {
  const words = useWords(panchang)
  const names = useWords(tithis)
  const [first, ...later] = day.tithis
  if (!first) return null
  const timeOf = (at: number): string => momentText(at, place.tz, day.date)
  return (
    <>
      <Moon
        phase={day.elongation}
        size={96}
        className={`day-sky-moon ${place.lat < 0 ? 'rotate-180' : ''}`}
      />
      <div className="day-sky-name">
        <h2>{names.tithi(first.number)}</h2>
        <p>{words.until(timeOf(first.end))}</p>
        {day.isAgain && <p>{words.again}</p>}
        {later.length === 0 && <p>{words.againNext}</p>}
        {later.map(({ number, start, end }, at) => (
          <p key={start}>
            {at < later.length - 1
              ? words.skipped(names.tithi(number), timeOf(end))
              : words.followedBy(names.tithi(number))}
          </p>
        ))}
        <p>{words.lit(Math.round(day.illuminated * 100))}</p>
      </div>
    </>
  )
}
