import type { Panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import { momentText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Moon } from '#app/ui/motifs/Moon.tsx'

/** The day's tithi, when it ends, and the moon of it. */
export function TithiOfDay({ day, place }: { day: Panchang; place: Place }) {
  const words = useWords(panchang)
  const names = useWords(tithis)
  const [first, ...later] = day.tithis
  if (!first) return null
  return (
    <>
      <Moon
        phase={day.elongation}
        size={96}
        className={`day-sky-moon ${place.lat < 0 ? 'rotate-180' : ''}`}
      />
      <div className="day-sky-name">
        <h2>{names.tithi(first.number)}</h2>
        <p className="text-xl">{words.until(momentText(first.end, place.tz, day.date))}</p>
        {later.map((tithi) => (
          <p key={tithi.start}>{words.followedBy(names.tithi(tithi.number))}</p>
        ))}
        <p>{words.lit(Math.round(day.illuminated * 100))}</p>
      </div>
    </>
  )
}
