import { dueText } from '#app/features/guide/dueText.ts'
import { useDue } from '#app/features/guide/useDue.ts'
import { clockText } from '#app/i18n/dates.ts'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'
import { SaidSankalp } from './SaidSankalp.tsx'

type Props = { site: Site; occasion: RiteOccasion }

/**
 * The sankalp of a rite that has a day, under the hours of that day. On any other day nothing is vowed:
 * it is the sankalp of the daily puja, and says why.
 */
export function DatedSankalp({ site, occasion }: Props) {
  const { midday } = useWords(catalogue)
  const words = useWords(guide)
  const { place, today, isKnown, isError, dueDays, dueNow } = useDue(site)
  if (isError) return <SaidSankalp site={site} rite={occasion} />
  if (!isKnown) return <Skeleton className="h-72" />
  const day = dueNow(occasion)
  const [next] = dueDays(occasion)
  const hours = day?.festival.puja
  return (
    <>
      {hours && (
        <p className="rite-moon">
          {midday(place.name, clockText(hours.from), clockText(hours.until))}
        </p>
      )}
      {!day && (
        <>
          <p>{words.notToday}</p>
          {next && <p className="rite-moon">{dueText(words, next, place, today)}</p>}
        </>
      )}
      <SaidSankalp site={site} rite={day ? occasion : 'daily'} />
    </>
  )
}
