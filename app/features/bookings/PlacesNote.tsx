import { fullMomentText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import type { KnownPlaces } from './useAvailability.ts'

type Props = { places: KnownPlaces; timeZone: string }

/** Says how far the free days and times can be trusted; its room is there before its words. */
export function PlacesNote({ places, timeZone }: Props) {
  const words = useWords(pujaPage)
  const { isFresh, hasFailed, seenAt } = places
  return (
    <p role="status" className="mb-3 min-h-[2lh] text-sm sm:min-h-[1lh] text-muted">
      {isFresh && words.asOfNow}
      {!isFresh && seenAt && words.asOf(fullMomentText(Date.parse(seenAt), timeZone))}
      {!isFresh && !seenAt && hasFailed && words.unknown}
    </p>
  )
}
