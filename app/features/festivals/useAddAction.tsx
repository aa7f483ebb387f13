import { type ReactNode, useCallback } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { AddToCalendar, type AddShape } from './AddToCalendar.tsx'

type AddContext = {
  place: ChosenCity
  templeZone: string
  isTemple: boolean
  origin: string
  shape: AddShape
}

/** Renders the button beside a festival; memoised per place. */
export const useAddAction = ({
  place,
  templeZone,
  isTemple,
  origin,
  shape,
}: AddContext): ((of: Festival) => ReactNode) =>
  useCallback(
    (festival) => (
      <AddToCalendar
        festival={festival}
        city={isTemple ? undefined : place}
        cityName={place.name}
        origin={origin}
        templeZone={templeZone}
        shape={shape}
      />
    ),
    [isTemple, place, templeZone, origin, shape],
  )
