import { useSyncExternalStore } from 'react'
import type { Site } from '#contract/site/public.ts'
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
