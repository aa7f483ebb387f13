import * as z from 'zod/mini'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine } from '#contract/fields.ts'

/** How long a chosen day waits for the gift, and an unfinished card payment for its end. */
export const holdMinutes = 30

const offering = z.object({
  id: z.string(),
  name: z.string(),
  text: z.optional(z.string()),
  /** Whole rupees for a day. */
  price: z.number(),
  /** How many may sponsor it on one day. */
  places: z.number(),
  /** Days of which places are taken, and the names of those who want to be named. */
  taken: z.array(z.object({ date: z.string(), places: z.number(), names: z.array(z.string()) })),
})
export type Offering = z.infer<typeof offering>

const sponsorCalendar = z.object({
  /** The first and the last day that can be chosen. */
  from: z.string(),
  to: z.string(),
  /** Days between them on which the temple is closed. */
  closed: z.array(z.string()),
  festivals: z.array(z.object({ date: z.string(), name: z.string() })),
  offerings: z.array(offering),
})
export type SponsorCalendar = z.infer<typeof sponsorCalendar>

/** What can be sponsored, and on which days. Without offerings, nothing can. */
export const getSponsorCalendar = endpoint({
  method: 'GET',
  path: '/api/sponsorships',
  access: 'anyone',
  input: z.object({}),
  output: sponsorCalendar,
})

export const chosenDay = {
  sponsorshipId: z.string().check(z.minLength(1, 'Please choose an offering'), z.maxLength(80)),
  date: calendarDay,
  /** Read out at the offering; on the calendar only with consent. */
  name: oneLine(60),
  isNameShown: z.boolean(),
}

const heldDay = z.object({
  /** Sent with the donation that pays for it. Known to nobody else. */
  id: z.string(),
  heldUntil: z.string(),
  /** Whole rupees. */
  amount: z.number(),
  /** What the donation is for, as the receipt says it. */
  purpose: z.string(),
})
export type HeldDay = z.infer<typeof heldDay>

/**
 * Holds a place of a day until `heldUntil`, for a donation with its id. `instead`: one's own day that
 * is freed for it. 409 `slot_full` if somebody else was first.
 */
export const holdSponsoredDay = endpoint({
  method: 'POST',
  path: '/api/sponsored-days',
  access: 'anyone',
  command: true,
  input: z.object({ ...chosenDay, instead: z.optional(z.string().check(z.maxLength(40))) }),
  output: heldDay,
})
