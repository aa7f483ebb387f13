import * as z from 'zod/mini'
import { bulkMost } from '#contract/bulk.ts'
import { endpoint } from '#contract/endpoint.ts'
import { optionalLine } from '#contract/fields.ts'

/** What is done with many orders in one press. */
const bulkSteps = ['pack', 'ship', 'deliver'] as const
export type BulkStep = (typeof bulkSteps)[number]

const reference = z.string().check(z.maxLength(40))

/** A step that was taken, with the length of the trail it ended. */
const ownStep = z.object({ reference, steps: z.int().check(z.gte(1), z.lte(1000)) })
export type OwnOrderStep = z.infer<typeof ownStep>

/**
 * Packs, sends or closes many orders. Those at another step are left out. Emails about it wait until
 * it can no longer be undone.
 */
export const takeOrderSteps = endpoint({
  method: 'POST',
  path: '/api/admin/order-steps',
  access: 'orders',
  input: z
    .object({
      step: z.enum(bulkSteps),
      parcels: z
        .array(z.object({ reference, tracking: optionalLine(60) }))
        .check(z.minLength(1), z.maxLength(bulkMost)),
      /** Of all of them; to be sent. */
      courier: optionalLine(60),
    })
    .check(
      z.refine(({ step, courier }) => step !== 'ship' || Boolean(courier), {
        error: 'Please enter the courier',
        path: ['courier'],
      }),
    ),
  output: z.object({ done: z.array(ownStep), leftOut: z.array(z.string()) }),
})

/** Undoes those steps within `undoSeconds`; what was changed since stays as it is. */
export const undoOrderSteps = endpoint({
  method: 'POST',
  path: '/api/admin/order-steps/undo',
  access: 'orders',
  input: z.object({ done: z.array(ownStep).check(z.minLength(1), z.maxLength(bulkMost)) }),
  output: z.object({ undone: z.array(z.string()), leftOut: z.array(z.string()) }),
})

/** Whom parcels were given to, the latest first. */
export const listCouriers = endpoint({
  method: 'GET',
  path: '/api/admin/order-steps/couriers',
  access: 'orders',
  input: z.object({}),
  output: z.array(z.string()),
})
