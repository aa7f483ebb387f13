import { fullMomentText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import type { KnownPlaces } from './useAvailability.ts'

type Props = { places: KnownPlaces; timeZone: string }

/** Shows the age of outdated availability, in the line reserved below the days. */
export function PlacesNote({ places, timeZone }: Props) {
  const words = useWords(pujaPage)
  const { isFresh, hasFailed, seenAt } = places
  return (
    <p role="status" className="text-muted">
      {!isFresh && seenAt && words.asOf(fullMomentText(Date.parse(seenAt), timeZone))}
      {!isFresh && !seenAt && hasFailed && words.unknown}
    </p>
  )
}
