import type { ObservedDay } from '#app/almanac/observedDays.ts'
import type { Place } from '#almanac/place.ts'
import type { Festival } from '#contract/festivals.ts'

/** Whether a day asks for a fast, or not to look at the moon. */
export const isAsked = ({ key, category }: Festival): boolean =>
  category === 'sankashti' ||
  category === 'angaraki' ||
  key?.startsWith('ganesh_chaturthi-') === true

const storageKey = 'modak-asked-days'

type Kept = { place: string; festivals: Festival[] }

const nameOf = ({ lat, lon, tz }: Place): string => `${lat},${lon},${tz}`

/** Notes the days ahead that ask for something, so that the next visit keeps room before it knows. */
export function rememberAskedDays(place: Place, days: readonly ObservedDay[]): void {
  const festivals = days.map(({ festival }) => festival).filter(isAsked)
  try {
    const kept: Kept = { place: nameOf(place), festivals }
    const text = JSON.stringify(kept)
    if (localStorage.getItem(storageKey) !== text) localStorage.setItem(storageKey, text)
  } catch {
    // Private windows may forbid storage.
  }
}

/** What was noted of a day in a place; anything else that is found there is nothing. */
export function rememberedDay(place: Place, date: string): Festival | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Kept>
    if (kept.place !== nameOf(place)) return undefined
    return kept.festivals?.find(
      (festival) => festival.date === date && typeof festival.name === 'string',
    )
  } catch {
    return undefined
  }
}
