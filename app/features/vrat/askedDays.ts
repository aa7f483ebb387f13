import type { ObservedDay } from '#app/almanac/observedDays.ts'
import type { Place } from '#almanac/place.ts'
import type { Festival } from '#contract/festivals.ts'

/** Whether a day has a fast, or a warning not to look at the moon. */
export const isAsked = ({ key, category }: Festival): boolean =>
  category === 'sankashti' ||
  category === 'angaraki' ||
  key?.startsWith('ganesh_chaturthi-') === true

const storageKey = 'modak-asked-days'

type Kept = { place: string; festivals: Festival[] }

const nameOf = ({ lat, lon, tz }: Place): string => `${lat},${lon},${tz}`

/**
 * Stores which coming days have something to observe, so that the next visit reserves space in
 * advance.
 */
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

/** What was stored for a day in a place; anything invalid counts as nothing. */
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
