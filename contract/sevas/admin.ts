import * as z from 'zod/mini'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { tenderAmount, tenderFields, tenderMethod } from '#contract/counter/tenderAdmin.ts'
import { recorded } from '#contract/counter/donationsAdmin.ts'
import { isDonationReference } from '#contract/donations/reference.ts'
import { pan } from '#contract/donations/pan.ts'
import { endpoint } from '#contract/endpoint.ts'
import { asOneCode, emailAddress, optionalText } from '#contract/fields.ts'
import { noJson, pageOf, paging, queryFlag, search } from '#contract/paging.ts'
import {
  dayRules,
  ruleChecks,
  sevaDate,
  sevaKinds,
  sevaPlans,
  sevaRequest,
  sevaStatuses,
} from './seva.ts'

const status = z.enum(sevaStatuses)
const kind = z.enum(sevaKinds)

const staffSeva = z.object({
  id: z.string(),
  reference: z.string(),
  status,
  ...sevaRequest,
  dayRule: z.enum(dayRules),
  festivalName: z.optional(z.string()),
  /** Empty if there is none. */
  email: z.string(),
  notes: z.optional(z.string()),
  plan: z.enum(sevaPlans),
  amount: z.optional(z.number()),
  direction: z.optional(z.string()),
  endedOn: z.optional(z.string()),
  createdAt: z.string(),
  /** Received and not refunded. */
  paid: z.number(),
  /** What is still to be paid, in all or for the last year. */
  due: z.optional(z.number()),
  next: z.optional(sevaDate),
  version: z.number(),
})
export type StaffSeva = z.infer<typeof staffSeva>

const sevaDay = z.object({
  id: z.string(),
  ...sevaDate.shape,
  doneAt: z.optional(z.string()),
  note: z.optional(z.string()),
  /** The thanks went out. */
  isThanked: z.boolean(),
})

const sevaGift = z.object({
  reference: z.string(),
  status: z.string(),
  amount: z.number(),
  at: z.string(),
  receiptNumber: z.optional(z.string()),
})

const staffSevaDetails = z.extend(staffSeva, {
  days: z.array(sevaDay),
  gifts: z.array(sevaGift),
})
export type StaffSevaDetails = z.infer<typeof staffSevaDetails>

/** The search covers names, email, phone and reference. */
const filter = {
  status: z.optional(status),
  kind: z.optional(kind),
  /** In force, and less was received than agreed: in all, or in the last year if it is paid yearly. */
  isUnpaid: queryFlag,
  search,
}

/** The latest first. */
export const listSevas = endpoint({
  method: 'GET',
  path: '/api/admin/sevas',
  access: 'bookings',
  input: z.object({ ...filter, ...paging }),
  output: pageOf(staffSeva),
})

export const exportSevas = endpoint({
  method: 'GET',
  path: '/api/admin/sevas.csv',
  access: 'bookings',
  download: 'list',
  input: z.object(filter),
  output: noJson,
})

const one = { id: z.string().check(z.maxLength(80)) }

export const getSeva = endpoint({
  method: 'GET',
  path: '/api/admin/sevas/:id',
  access: 'bookings',
  isVersioned: true,
  input: z.object(one),
  output: staffSevaDetails,
})

const payment = {
  /** Made on the device, for the UPI code; otherwise the server makes one. */
  reference: z.optional(
    z.string().check(asOneCode, z.refine(isDonationReference, 'This is not a valid reference')),
  ),
  amount: tenderAmount,
  paymentMethod: tenderMethod,
  paidOn: calendarDay,
  ...tenderFields,
  pan,
  /** Needed with a PAN; the devotee's if it is left out. */
  donorAddress: optionalText(300),
}

const terms = {
  ...sevaRequest,
  email: z.optional(emailAddress),
  notes: optionalText(1000),
  plan: z._default(z.enum(sevaPlans), 'once'),
  amount: z.optional(tenderAmount),
  /** Makes the gifts for a seva for good part of the corpus. */
  direction: optionalText(500),
}

/** Recorded by staff, and in force at once. */
export const addSeva = endpoint({
  method: 'POST',
  path: '/api/admin/sevas',
  access: 'counter',
  command: true,
  input: z.object(terms).check(...ruleChecks),
  output: staffSevaDetails,
})

/** Everything is sent. Days that were done keep their dates. */
export const editSeva = endpoint({
  method: 'PUT',
  path: '/api/admin/sevas/:id',
  access: 'bookings',
  isVersioned: true,
  input: z.object({ ...one, ...terms }).check(...ruleChecks),
  output: staffSevaDetails,
})

/** A request is accepted or declined; one in force ends after today. 409 `wrong_status`. */
export const decideSeva = endpoint({
  method: 'POST',
  path: '/api/admin/sevas/:id/status',
  access: 'bookings',
  isVersioned: true,
  input: z.object({ ...one, status: z.enum(['active', 'declined', 'ended']) }),
  output: staffSevaDetails,
})

/** A gift for a seva, in the books as a donation of its own nature. 409 `wrong_status`, `utr_taken`. */
export const recordSevaGift = endpoint({
  method: 'POST',
  path: '/api/admin/sevas/:id/gifts',
  access: 'counter',
  command: true,
  input: z.object({ ...one, ...payment }),
  output: recorded,
})

const dayOfSeva = z.object({
  id: z.string(),
  ...sevaDate.shape,
  doneAt: z.optional(z.string()),
  note: z.optional(z.string()),
  sevaId: z.string(),
  reference: z.string(),
  kind,
  occasion: sevaRequest.occasion,
  by: sevaRequest.by,
  month: sevaRequest.month,
  day: sevaRequest.day,
  festivalName: z.optional(z.string()),
  inName: z.string(),
  gotra: z.optional(z.string()),
  fullName: z.string(),
  phone: z.optional(z.string()),
  notes: z.optional(z.string()),
})
export type DayOfSeva = z.infer<typeof dayOfSeva>

/** The days of sevas in force, in order; both dates included, at most thirteen months. */
export const listSevaDays = endpoint({
  method: 'GET',
  path: '/api/admin/seva-days',
  access: 'bookings',
  input: z.object({ from: calendarDay, to: calendarDay }),
  output: z.array(dayOfSeva),
})

/** The same, as the priest's list on paper: from a date to another, or for thirty days. */
export const printSevaDays = endpoint({
  method: 'GET',
  path: '/api/admin/seva-lists/:date',
  access: 'bookings',
  isPrintedList: true,
  input: z.object({ date: calendarDay, to: z.optional(calendarDay) }),
  output: z.array(dayOfSeva),
})

/** Marks a day done, and thanks the devotee with the date of the next year. 409 `wrong_status`. */
export const markSevaDay = endpoint({
  method: 'POST',
  path: '/api/admin/seva-days/:id/done',
  access: 'bookings',
  input: z.object({ ...one, note: optionalText(500) }),
  output: staffSevaDetails,
})

/** While the thanks wait to be sent. 409 `wrong_status` after that. */
export const undoSevaDay = endpoint({
  method: 'POST',
  path: '/api/admin/seva-days/:id/undo',
  access: 'bookings',
  input: z.object(one),
  output: staffSevaDetails,
})
