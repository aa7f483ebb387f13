import { plainCharacters } from '#contract/fields.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { DaySlot } from '#contract/bookings/pujas.ts'
import { usualNotice } from '#contract/bookings/slotNotice.ts'
import type { PujaSettings, updatePujaSettings } from '#contract/bookings/pujaSettings.ts'

/** The form's content, as typed, with hours in place of minutes. */
export type PlacesValues = {
  capacity: Record<DaySlot, string>
  closedWeekdays: string[]
  closedDates: string[]
  /** Chosen, but not yet added to the others. */
  newClosedDate: string
  leadMinutes: string
  prepareMinutes: string
  aheadDays: string
  changeMinutes: string
}

const hours = (minutes: number | undefined): string =>
  minutes === undefined ? '' : String(minutes / 60)

export const toPlacesValues = (settings: PujaSettings): PlacesValues => ({
  capacity: {
    morning: String(settings.capacity.morning),
    afternoon: String(settings.capacity.afternoon),
    evening: String(settings.capacity.evening),
    moonrise: String(settings.capacity.moonrise ?? ''),
  },
  closedWeekdays: settings.closedWeekdays.map(String),
  closedDates: settings.closedDates,
  newClosedDate: '',
  leadMinutes: hours(settings.leadMinutes),
  prepareMinutes: String(settings.prepareMinutes ?? usualNotice.prepareMinutes),
  aheadDays: String(settings.aheadDays),
  changeMinutes: hours(settings.changeMinutes),
})

export const withNewDay = ({
  closedDates,
  newClosedDate,
}: Pick<PlacesValues, 'closedDates' | 'newClosedDate'>): string[] =>
  [...new Set([...closedDates, newClosedDate].filter(Boolean))].sort()

/** Also in the digits of a Marathi keyboard, which a field for numbers alone would not take. */
export const typedNumber = (typed: string): number => Number(plainCharacters(typed))

/** A typed whole number from `least` to `most`. */
export const isWhole = (typed: string, least: number, most: number): boolean =>
  /^\d+$/.test(plainCharacters(typed).trim()) &&
  typedNumber(typed) >= least &&
  typedNumber(typed) <= most

/** Hours up to 60 days; halves and quarters too. */
export const areHours = (typed: string): boolean =>
  /^\d+(\.\d+)?$/.test(plainCharacters(typed).trim()) && typedNumber(typed) <= 60 * 24

export const toPlacesInput = (
  values: PlacesValues,
): Omit<Sent<typeof updatePujaSettings>, 'pujaType'> => ({
  capacity: {
    morning: typedNumber(values.capacity.morning),
    afternoon: typedNumber(values.capacity.afternoon),
    evening: typedNumber(values.capacity.evening),
    ...(values.capacity.moonrise !== '' && { moonrise: typedNumber(values.capacity.moonrise) }),
  },
  closedWeekdays: values.closedWeekdays.map(Number),
  closedDates: withNewDay(values),
  ...(values.leadMinutes.trim() !== '' && {
    leadMinutes: Math.round(typedNumber(values.leadMinutes) * 60),
  }),
  prepareMinutes: typedNumber(values.prepareMinutes),
  aheadDays: typedNumber(values.aheadDays),
  changeMinutes: Math.round(typedNumber(values.changeMinutes) * 60),
})
