import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { EventOptions } from '#contract/festivals/event.ts'
import type { Festival } from '#contract/festivals/public.ts'

/** What a festival's event in a calendar is made from. */
export type CalendarEvent = {
  festival: Festival
  /** The city of these dates, if it is not the temple's. */
  city: ChosenCity | undefined
  cityName: string
  /** The temple's public address, `https://temple.example`. */
  origin: string
  /** The temple's clock: of the hour at which it begins its celebration. */
  templeZone: string
}

// A place the phone found stays on the phone: its events are made here, all under one name.
export const optionsOf = ({ origin, cityName, city, templeZone }: CalendarEvent): EventOptions => ({
  origin,
  cityName,
  cityId: city && (city.id ?? 'here'),
  templeZone,
})

export const isOfList = ({ city }: CalendarEvent): boolean =>
  city === undefined || city.id !== undefined
