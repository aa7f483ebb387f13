import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { CityBar } from '#app/features/city/CityBar.tsx'
import type { Site } from '#contract/site/public.ts'

/** The city whose moon, midday and sankalp a rite has, and a way to another. */
export function RiteCity({ site }: { site: Site }) {
  return <CityBar chosen={useChosenCity()} temple={templeCity(site)} />
}
