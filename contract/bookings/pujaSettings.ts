import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDay, pujaType } from './pujas.ts'

const places = z.int().check(z.gte(0), z.lte(1000))
const minutesOf = (days: number) => z.int().check(z.gte(0), z.lte(days * 24 * 60))

const unique = <T>(what: string) =>
  z.refine<T[]>((list) => new Set(list).size === list.length, `The same ${what} twice`)

/** When a puja is available, and how many at once. */
const fields = {
  /** Capacity of each part of a day; 0 closes it. Lowering it cancels no bookings. */
  capacity: z.object({
    morning: places,
    afternoon: places,
    evening: places,
    /** Only of the Sankashti Puja; if absent, it stays as it is. */
    moonrise: z.optional(places),
  }),
  /** 0 Sunday to 6 Saturday. */
  closedWeekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(unique('weekday')),
  closedDates: z.array(calendarDay).check(z.maxLength(400), unique('day')),
  /**
   * How long before the slot begins bookings close; if absent, only `prepareMinutes` closes them.
   */
  leadMinutes: z.optional(minutesOf(60)),
  /**
   * What the priest needs to prepare: a slot closes when less than this and the puja's shortest
   * duration is left of it. If absent, it stays as it is.
   */
  prepareMinutes: z.optional(minutesOf(1)),
  aheadDays: z.int().check(z.gte(1), z.lte(730)),
  /** How long before the slot begins a devotee may still cancel or move. */
  changeMinutes: minutesOf(60),
}

const pujaSettings = z.object({
  pujaType,
  name: z.string(),
  /** Devotees can book it at present. */
  isOn: z.boolean(),
  ...fields,
  version: z.number(),
})
export type PujaSettings = z.infer<typeof pujaSettings>

/** The settings of all pujas, in the temple's order. */
export const listPujaSettings = endpoint({
  method: 'GET',
  path: '/api/admin/puja-settings',
  access: 'bookings',
  input: z.object({}),
  output: z.array(pujaSettings),
})

export const updatePujaSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/puja-settings/:pujaType',
  access: 'office',
  isVersioned: true,
  input: z.object({ pujaType, ...fields }),
  output: pujaSettings,
})
