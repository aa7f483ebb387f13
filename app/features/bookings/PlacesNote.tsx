import { fullMomentText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import type { KnownPlaces } from './useAvailability.ts'

type Props = { places: KnownPlaces; timeZone: string }

/** Says how old the availability is if it is not current; its space is reserved before the text is known. */
export function PlacesNote({ places, timeZone }: Props) {
  const words = useWords(pujaPage)
  const { isFresh, hasFailed, seenAt } = places
  return (
    <p role="status" className="mt-1 min-h-[1lh] text-sm text-muted">
      {!isFresh && seenAt && words.asOf(fullMomentText(Date.parse(seenAt), timeZone))}
      {!isFresh && !seenAt && hasFailed && words.unknown}
    </p>
  )
}
