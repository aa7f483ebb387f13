import { type ReactNode, useCallback } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { AddToCalendar, type AddShape } from './AddToCalendar.tsx'

type Asked = {
  place: ChosenCity
  templeZone: string
  isTemple: boolean
  origin: string
  shape: AddShape
}

/** The button beside a festival; the same function as long as the place is the same. */
export const useAddAction = ({
  place,
  templeZone,
  isTemple,
  origin,
  shape,
}: Asked): ((of: Festival) => ReactNode) =>
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
