import * as z from 'zod/mini'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { donorInput, recorded } from '#contract/counter/donationsAdmin.ts'
import { tenderAmount, tenderFields, tenderMethod } from '#contract/counter/tenderAdmin.ts'
import { isDonationReference } from '#contract/donations/reference.ts'
import { endpoint } from '#contract/endpoint.ts'
import { asOneCode, oneLine, optionalText } from '#contract/fields.ts'
import { chosenDay } from './public.ts'

const terms = {
  name: oneLine(40),
  text: optionalText(300),
  price: z
    .int('Please enter whole rupees')
    .check(z.gte(1, 'At least ₹1'), z.lte(500_000, 'At most ₹5,00,000')),
  places: z
    .int('Please enter a number of places')
    .check(z.gte(1, 'At least one place'), z.lte(20, 'At most 20 places')),
  /** Devotees can choose it. Days that were sponsored stay in either case. */
  isActive: z.boolean(),
}

const staffSponsorship = z.object({
  id: z.string(),
  ...terms,
  /** Sponsored days from today on. */
  coming: z.number(),
  version: z.number(),
})
export type StaffSponsorship = z.infer<typeof staffSponsorship>

/** By name. */
export const listSponsorships = endpoint({
  method: 'GET',
  path: '/api/admin/sponsorships',
  access: 'bookings',
  input: z.object({}),
  output: z.array(staffSponsorship),
})

const one = { id: z.string().check(z.maxLength(80)) }

export const getSponsorship = endpoint({
  method: 'GET',
  path: '/api/admin/sponsorships/:id',
  access: 'bookings',
  isVersioned: true,
  input: z.object(one),
  output: staffSponsorship,
})

export const addSponsorship = endpoint({
  method: 'POST',
  path: '/api/admin/sponsorships',
  access: 'office',
  command: true,
  input: z.object(terms),
  output: staffSponsorship,
})

/** Everything is sent. A new price is for days that are chosen from now on. */
export const editSponsorship = endpoint({
  method: 'PUT',
  path: '/api/admin/sponsorships/:id',
  access: 'office',
  isVersioned: true,
  input: z.object({ ...one, ...terms }),
  output: staffSponsorship,
})

/**
 * `held`: being paid for. `promised`: its donation waits for the bank. `paid`. `none`: paid, but its
 * day was taken by others meanwhile. `test`: held for a time, by a donation in test mode. `free`: no
 * longer sponsored.
 */
const dayStates = ['held', 'promised', 'paid', 'none', 'test', 'free'] as const

const sponsoredDay = z.object({
  id: z.string(),
  sponsorshipId: z.string(),
  offering: z.string(),
  date: z.string(),
  state: z.enum(dayStates),
  name: z.string(),
  isNameShown: z.boolean(),
  /** The donor, once there is a donation. */
  fullName: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Emails go there. */
  hasEmail: z.optional(z.boolean()),
  /** Of its donation. */
  reference: z.optional(z.string()),
  /** Less was received than the day costs; staff keep or free it. Whole rupees. */
  short: z.optional(z.object({ price: z.number(), received: z.number() })),
  version: z.number(),
})
export type SponsoredDay = z.infer<typeof sponsoredDay>

/** Those that are taken or have no day, in order; both dates included, at most thirteen months. */
export const listSponsoredDays = endpoint({
  method: 'GET',
  path: '/api/admin/sponsored-days',
  access: 'bookings',
  input: z.object({ from: calendarDay, to: calendarDay }),
  output: z.array(sponsoredDay),
})

/** The same, as the priest's list on paper: from a date to another, or for thirty days. */
export const printSponsoredDays = endpoint({
  method: 'GET',
  path: '/api/admin/sponsored-lists/:date',
  access: 'bookings',
  isPrintedList: true,
  input: z.object({ date: calendarDay, to: z.optional(calendarDay) }),
  output: z.array(sponsoredDay),
})

export const getSponsoredDay = endpoint({
  method: 'GET',
  path: '/api/admin/sponsored-days/:id',
  access: 'bookings',
  isVersioned: true,
  input: z.object(one),
  output: sponsoredDay,
})

/** A day and its gift, handed over at the temple. 409 `slot_full`, `utr_taken`. */
export const recordSponsoredDay = endpoint({
  method: 'POST',
  path: '/api/admin/sponsored-days',
  access: 'counter',
  command: true,
  input: z.object({
    ...chosenDay,
    fullName: oneLine(100),
    email: donorInput.email,
    phone: donorInput.phone,
    pan: donorInput.pan,
    donorAddress: donorInput.donorAddress,
    /** Made on the device, for the UPI code; otherwise the server makes one. */
    reference: z.optional(
      z.string().check(asOneCode, z.refine(isDonationReference, 'This is not a valid reference')),
    ),
    amount: tenderAmount,
    paymentMethod: tenderMethod,
    paidOn: calendarDay,
    ...tenderFields,
  }),
  output: recorded,
})

/** To another day of the same offering; the donor is informed. 409 `slot_full`, `wrong_status`. */
export const moveSponsoredDay = endpoint({
  method: 'POST',
  path: '/api/admin/sponsored-days/:id/move',
  access: 'bookings',
  isVersioned: true,
  input: z.object({ ...one, date: calendarDay }),
  output: sponsoredDay,
})

/** Others can have the day; the donation stays as it is. 409 `wrong_status`. */
export const freeSponsoredDay = endpoint({
  method: 'POST',
  path: '/api/admin/sponsored-days/:id/free',
  access: 'bookings',
  isVersioned: true,
  input: z.object(one),
  output: sponsoredDay,
})

/** What was received counts as its price from now on. 409 `wrong_status` if it is enough already. */
export const keepSponsoredDay = endpoint({
  method: 'POST',
  path: '/api/admin/sponsored-days/:id/keep',
  access: 'bookings',
  isVersioned: true,
  input: z.object(one),
  output: sponsoredDay,
})
