import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress, oneLine, optionalText } from '#contract/fields.ts'
import { phone } from '#contract/phone.ts'
import { calendarDay, daySlot, pujaType, slotTime } from '#contract/bookings/pujas.ts'
import { sankalp } from '#contract/bookings/sankalp.ts'
import { tenderAmount, tenderFields, tenderMethod, tenderMethods } from './tenderAdmin.ts'

export const bookingWays = ['walk_in', 'telephone'] as const
export type BookingWay = (typeof bookingWays)[number]

const taken = z.object({
  reference: z.string(),
  fullName: z.string(),
  pujaName: z.string(),
  preferredDate: calendarDay,
  preferredTime: daySlot,
  ...slotTime,
  email: z.string(),
  /** The devotee's own page, with the pass to print. */
  path: z.string(),
  /** What was paid with it; without a receipt it waits for the bank. */
  payment: z.optional(
    z.object({
      method: z.enum(tenderMethods),
      amount: z.number(),
      receipt: z.optional(z.object({ number: z.string(), path: z.string() })),
    }),
  ),
})
export type TakenBooking = z.infer<typeof taken>

const counterPlaces = z.object({
  date: calendarDay,
  slots: z.array(
    z.object({
      slot: daySlot,
      ...slotTime,
      left: z.number(),
      /** `over`: it has ended today, and `takeBooking` takes it with `isOver`. */
      state: z.enum(['free', 'full', 'over', 'closed']),
    }),
  ),
})
export type CounterPlaces = z.infer<typeof counterPlaces>

/** The parts of a day; without `date`, of the next day that has a free one. */
export const getCounterPlaces = endpoint({
  method: 'GET',
  path: '/api/admin/counter-bookings/places',
  access: 'counter',
  input: z.object({ pujaType, date: z.optional(calendarDay) }),
  output: counterPlaces,
})

/**
 * Books on behalf of a visitor or caller; confirmed at once. With `method` its dakshina is recorded
 * too, or neither.
 */
export const takeBooking = endpoint({
  method: 'POST',
  path: '/api/admin/counter-bookings',
  access: 'counter',
  command: true,
  input: z
    .object({
      way: z.enum(bookingWays, 'Please choose how they book'),
      pujaType,
      preferredDate: calendarDay,
      preferredTime: daySlot,
      /** Staff know that this part of today is over: the puja was done in it, or is done late. */
      isOver: z.optional(z.boolean()),
      fullName: oneLine(100),
      /** Without one, no emails are sent. */
      email: z.optional(emailAddress),
      phone,
      specialRequests: optionalText(2000),
      sankalp,
      /** How it is paid now, if it is. */
      method: z.optional(tenderMethod),
      amount: z.optional(tenderAmount),
      ...tenderFields,
    })
    .check(
      z.refine(({ way, phone: number }) => way !== 'telephone' || Boolean(number), {
        error: 'Please enter the number to call back',
        path: ['phone'],
      }),
      z.refine(({ method, amount }) => method === undefined || amount !== undefined, {
        error: 'Please enter whole rupees',
        path: ['amount'],
      }),
    ),
  output: taken,
})
