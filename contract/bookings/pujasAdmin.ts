import * as z from 'zod/mini'
import { bulkAnswer, someOf } from '#contract/bulk.ts'
import { endpoint } from '#contract/endpoint.ts'
import { longText, oneLine, optionalLine } from '#contract/fields.ts'
import { puja } from './pujaList.ts'
import { pujaType } from './pujas.ts'

const staffPuja = z.extend(puja, {
  /** Devotees see it and can book it. */
  isOn: z.boolean(),
  /** From today, which stay when it is switched off. */
  comingBookings: z.number(),
  updatedAt: z.string(),
  version: z.number(),
})
export type StaffPuja = z.infer<typeof staffPuja>

/** In the temple's order, including those not offered. */
export const listStaffPujas = endpoint({
  method: 'GET',
  path: '/api/admin/pujas',
  access: 'content',
  input: z.object({}),
  output: z.array(staffPuja),
})

const one = { id: pujaType }

export const getStaffPuja = endpoint({
  method: 'GET',
  path: '/api/admin/pujas/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffPuja,
})

const halfHours = z.number('Please enter hours, for example 1.5').check(
  z.gte(0.5, 'At least half an hour'),
  z.lte(24, 'At most 24 hours'),
  z.refine((hours) => Number.isInteger(hours * 2), 'Please enter whole or half hours'),
)

const rupees = z
  .int('Please enter whole rupees')
  .check(z.gte(1, 'At least ₹1'), z.lte(1_000_000, 'At most ₹10,00,000'))

const words = {
  name: oneLine(60),
  shortDescription: optionalLine(60),
  description: longText(400),
  /** Left out: by arrangement. */
  price: z.optional(rupees),
  hours: z.optional(
    z.object({ from: halfHours, to: halfHours }).check(
      z.refine(({ from, to }) => from <= to, {
        error: 'Must not be less than “From”',
        path: ['to'],
      }),
    ),
  ),
  /** One that was uploaded with `uploadPicture` (blogAdmin.ts). */
  imageUrl: z.optional(
    z
      .string()
      .check(
        z.regex(/^\/media\/[a-f0-9]{20,64}-\d{2,4}\.webp$/, 'Please choose an uploaded picture'),
      ),
  ),
}

/** Adds it at the end, switched off. Its id is made from the name. */
export const createPuja = endpoint({
  method: 'POST',
  path: '/api/admin/pujas',
  access: 'content',
  input: z.object(words),
  output: staffPuja,
})

/** Replaces all of these; optional ones that are not sent are removed. */
export const updatePuja = endpoint({
  method: 'PUT',
  path: '/api/admin/pujas/:id',
  access: 'content',
  isVersioned: true,
  input: z.object({ ...one, ...words }),
  output: staffPuja,
})

/** Offers it to devotees, or no longer; its bookings stay in either case. */
export const switchPuja = endpoint({
  method: 'POST',
  path: '/api/admin/pujas/:id/switch',
  access: 'content',
  isVersioned: true,
  input: z.object({ ...one, isOn: z.boolean() }),
  output: staffPuja,
})

const ofRow = { ...one, version: z.int().check(z.gte(0)) }

/** The same for many, each from the version that was seen; the answer's versions undo it. */
export const switchPujas = endpoint({
  method: 'POST',
  path: '/api/admin/pujas/switch',
  access: 'content',
  input: z.object({
    isOn: z.boolean(),
    items: someOf(z.object(ofRow)),
  }),
  output: bulkAnswer(z.object({ id: z.string(), version: z.number() })),
})
export type PujaSwitches = z.infer<typeof switchPujas.input>

/**
 * Changes the starting prices of many, each from the version that was seen; without one a puja is
 * by arrangement. Answers with the new versions and the prices before, which undo it.
 */
export const updatePujaPrices = endpoint({
  method: 'POST',
  path: '/api/admin/pujas/prices',
  access: 'content',
  input: z.object({ items: someOf(z.object({ ...ofRow, price: z.optional(rupees) })) }),
  output: bulkAnswer(
    z.object({ id: z.string(), version: z.number(), price: z.optional(z.number()) }),
  ),
})
export type PujaPrices = z.infer<typeof updatePujaPrices.input>

/** All ids in their new order; 412 if some were added or moved since `was` was read. */
export const orderPujas = endpoint({
  method: 'PUT',
  path: '/api/admin/pujas/order',
  access: 'content',
  input: z.object({ ids: z.array(pujaType), was: z.array(pujaType) }),
  output: z.object({ ids: z.array(z.string()) }),
})

/** Words that addresses use, and the name under which places of all pujas are counted. */
export const reservedPujaIds = ['all', 'new', 'order']
