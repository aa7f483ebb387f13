import { dueText } from '#app/features/guide/dueText.ts'
import { useDue } from '#app/features/guide/useDue.ts'
import { clockText } from '#app/i18n/dates.ts'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'

// Brings the almanac's cities and the library for Roman letters.
const SaidSankalp = lazyComponent(
  async () => (await import('./SaidSankalp.tsx')).SaidSankalp,
  () => <Skeleton className="h-72" />,
)

type Props = { site: Site; occasion: RiteOccasion }
type StepProps = { site: Site; occasion: RiteOccasion | undefined }

/** The sankalp of a rite; one without an occasion is for any day. */
export const StepSankalp = ({ site, occasion = 'daily' }: StepProps) =>
  occasion === 'daily' ? (
    <SaidSankalp site={site} rite="daily" />
  ) : (
    <DatedSankalp site={site} occasion={occasion} />
  )

/**
 * The sankalp of a rite that has a day, under the hours of that day. On any other day nothing is vowed:
 * it is the sankalp of the daily puja, and says why.
 */
function DatedSankalp({ site, occasion }: Props) {
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
