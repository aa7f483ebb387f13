import { useQuery } from '@tanstack/react-query'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useMinute } from '#app/almanac/today.ts'
import { useDue } from '#app/features/guide/useDue.ts'
import { momentText } from '#app/i18n/dates.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'

type Props = { site: Site; occasion: RiteOccasion | undefined }

/** When the moon of the fast, or else of today, rises in the family's own city, and whether it has risen. */
export function MoonNow({ site, occasion }: Props) {
  const { moon: words } = useWords(catalogue)
  const { place, temple, today, isKnown, dueNow } = useDue(site)
  const now = useMinute() ?? 0
  const { data: day } = useQuery(
    almanacQuery('panchang', { place, reference: temple, date: today }),
  )
  if (!day || !isKnown) return <p className="rite-moon" />
  const moonrise = dueNow(occasion)?.moonrise ?? day.moonrise?.at
  if (moonrise === undefined) return <p className="rite-moon">{words.none(place.name)}</p>
  const time = momentText(moonrise, place.tz, today)
  return (
    <>
      <p className="rite-moon">
        {moonrise <= now ? words.risen(time, place.name) : words.rises(time, place.name)}
      </p>
      <p className="text-sm text-muted">{words.haze}</p>
    </>
  )
}
