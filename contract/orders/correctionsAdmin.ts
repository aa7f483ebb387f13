import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText, optionalText } from '#contract/fields.ts'
import { staffOrderDetails } from './admin.ts'
import { returnItems } from './public.ts'

const one = { reference: z.string().check(z.maxLength(40)) }

/**
 * A return for a buyer who telephones or stands at the counter. 400 at `#/exception` once the buyer's
 * own time is over and no reason is given.
 */
export const startReturn = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/returns',
  access: 'orders',
  command: true,
  input: z.object({
    ...one,
    items: returnItems,
    reason: longText(500),
    /** The items are at the temple already, so there is nothing to answer: it is accepted. */
    areHere: z.boolean(),
    /** Why the temple takes them back after the time for returns. */
    exception: optionalText(500),
  }),
  output: staffOrderDetails,
})

/**
 * The money of a sale at the counter does not come: its cheque bounced, or its UPI payment is nowhere.
 * With the goods back the sale is void; otherwise their price is lost. The invoice stays then, as the
 * goods were supplied. If the money comes after all, `confirmOrder` takes it.
 */
export const writeOffSale = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/write-off',
  access: 'orders',
  input: z.object({ ...one, reason: longText(500), areGoodsBack: z.boolean() }),
  output: staffOrderDetails,
})
