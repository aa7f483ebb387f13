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

/** A typed whole number from `least` to `most`. */
export const isWhole = (typed: string, least: number, most: number): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most

/** Hours up to 60 days; halves and quarters too. */
export const areHours = (typed: string): boolean =>
  /^\d+(\.\d+)?$/.test(typed.trim()) && Number(typed) <= 60 * 24

export const toPlacesInput = (
  values: PlacesValues,
): Omit<Sent<typeof updatePujaSettings>, 'pujaType'> => ({
  capacity: {
    morning: Number(values.capacity.morning),
    afternoon: Number(values.capacity.afternoon),
    evening: Number(values.capacity.evening),
    ...(values.capacity.moonrise !== '' && { moonrise: Number(values.capacity.moonrise) }),
  },
  closedWeekdays: values.closedWeekdays.map(Number),
  closedDates: withNewDay(values),
  ...(values.leadMinutes.trim() !== '' && {
    leadMinutes: Math.round(Number(values.leadMinutes) * 60),
  }),
  prepareMinutes: Number(values.prepareMinutes),
  aheadDays: Number(values.aheadDays),
  changeMinutes: Math.round(Number(values.changeMinutes) * 60),
})
