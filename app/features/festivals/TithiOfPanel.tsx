import { useQuery } from '@tanstack/react-query'
import { leading } from '#almanac/leading.ts'
import type { Place } from '#almanac/place.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useMinuteOf } from '#app/almanac/today.ts'
import { momentText } from '#app/i18n/dates.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'

type Props = {
  date: string
  /** At sunrise, 1 to 30. */
  tithi: number
  place: Place
  temple: Place
}

/** The tithi at the day's sunrise; today, first the one that runs now. */
export function TithiOfPanel({ date, tithi, place, temple }: Props) {
  const words = useWords(tithis)
  const now = useMinuteOf(date, place.tz)
  const { data: sky } = useQuery({
    ...almanacQuery('skyOfDay', { place, reference: temple, date }),
    enabled: now !== undefined,
  })
  const current = sky && now !== undefined ? leading(sky.tithis, sky.dawn, now) : undefined
  const atSunrise = words.atSunrise(words.tithi(tithi))
  if (!current) return <p>{atSunrise}</p>
  return (
    <>
      <p>
        {words.until(
          words.tithi(current.lead.number),
          momentText(current.lead.end, place.tz, date),
        )}
      </p>
      <p className="text-muted">{atSunrise}</p>
    </>
  )
}
