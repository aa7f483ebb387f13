import { useSyncExternalStore } from 'react'
import type { Site } from '#contract/site.ts'
import { getChosenCity, subscribeCity, type ChosenCity } from './cityStore.ts'

/** The chosen city; undefined while none is chosen, and in every page the server renders. */
export const useChosenCity = (): ChosenCity | undefined =>
  useSyncExternalStore(subscribeCity, getChosenCity, () => undefined)

/** The temple's own city as a place. */
export const templeCity = ({ city }: Site): ChosenCity => ({
  name: city.name,
  lat: city.latitude,
  lon: city.longitude,
  tz: city.timeZone,
})

type Point = Pick<ChosenCity, 'lat' | 'lon' | 'tz'>

/**
 * Whether two places share one calendar: the temple's city chosen from the list, or found by a
 * phone in it, is the temple's city. Ten kilometres change moonrise by some twenty seconds.
 */
export const isSamePlace = (a: Point, b: Point): boolean =>
  Math.abs(a.lat - b.lat) < 0.1 && Math.abs(a.lon - b.lon) < 0.1 && a.tz === b.tz
