import { type ReactNode, useCallback } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { Festival } from '#contract/festivals.ts'
import { AddToCalendar } from './AddToCalendar.tsx'

type Asked = { place: ChosenCity; isTemple: boolean; origin: string }

/** The button on a festival's card; the same function as long as the place is the same. */
export const useAddAction = ({ place, isTemple, origin }: Asked): ((of: Festival) => ReactNode) =>
  useCallback(
    (festival) => (
      <AddToCalendar
        festival={festival}
        city={isTemple ? undefined : place}
        cityName={place.name}
        origin={origin}
      />
    ),
    [isTemple, place, origin],
  )
