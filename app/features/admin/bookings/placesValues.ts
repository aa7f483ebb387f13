import type { Sent } from '#contract/endpoint.ts'
import type { DaySlot } from '#contract/pujas.ts'
import type { PujaSettings, updatePujaSettings } from '#contract/pujaSettings.ts'

/** What the form holds: as it is typed, hours for minutes. */
export type PlacesValues = {
  capacity: Record<DaySlot, string>
  closedWeekdays: string[]
  closedDates: string[]
  leadMinutes: string
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
  },
  closedWeekdays: settings.closedWeekdays.map(String),
  closedDates: settings.closedDates,
  leadMinutes: hours(settings.leadMinutes),
  aheadDays: String(settings.aheadDays),
  changeMinutes: hours(settings.changeMinutes),
})

/** An empty field is no number: the server names it. */
const number = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

export const toPlacesInput = (
  values: PlacesValues,
): Omit<Sent<typeof updatePujaSettings>, 'pujaType'> => ({
  capacity: {
    morning: number(values.capacity.morning),
    afternoon: number(values.capacity.afternoon),
    evening: number(values.capacity.evening),
  },
  closedWeekdays: values.closedWeekdays.map(Number),
  closedDates: values.closedDates,
  ...(values.leadMinutes.trim() !== '' && {
    leadMinutes: Math.round(number(values.leadMinutes) * 60),
  }),
  aheadDays: number(values.aheadDays),
  changeMinutes: Math.round(number(values.changeMinutes) * 60),
})
