import { fullMomentText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import type { KnownPlaces } from './useAvailability.ts'

type Props = { places: KnownPlaces; timeZone: string }

/** Says how far the free places can be trusted, where they are not just told. */
export function PlacesNote({ places, timeZone }: Props) {
  const words = useWords(pujaPage)
  const { isFresh, hasFailed, seenAt } = places
  return (
    <p role="status" className="text-muted empty:hidden">
      {!isFresh && seenAt && words.asOf(fullMomentText(Date.parse(seenAt), timeZone))}
      {!isFresh && !seenAt && hasFailed && words.unknown}
    </p>
  )
}
