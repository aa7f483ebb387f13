import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { tenderFields, tenderMethod } from '#contract/counter/tenderAdmin.ts'
import { asOneCode, emailAddress, longText, optionalLine } from '#contract/fields.ts'
import { isReference } from '#contract/reference.ts'
import { staffOrder, staffOrderDetails } from './admin.ts'
import { orderLines } from './input.ts'

/**
 * Sold at the temple's counter, from the same stock, and handed over. A UPI payment without UTR and
 * a cheque count when the bank has the money. 409 `cart_changed`, `utr_taken`.
 */
export const sellAtCounter = endpoint({
  method: 'POST',
  path: '/api/admin/counter-sales',
  access: 'counter',
  command: true,
  input: z.object({
    lines: orderLines,
    amount: z.int().check(z.gte(1)),
    method: tenderMethod,
    ...tenderFields,
    /** Made on the device, for the UPI code; otherwise the server makes one. */
    reference: z.optional(
      z.string().check(
        asOneCode,
        z.refine((text) => isReference('S', text), 'This is not a valid reference'),
      ),
    ),
    fullName: optionalLine(100),
    /** If given, the invoice is emailed. */
    email: z.optional(emailAddress),
  }),
  output: staffOrderDetails,
})

/** Today's, the latest first; those that are void, too. */
export const listSales = endpoint({
  method: 'GET',
  path: '/api/admin/counter-sales',
  access: 'counter',
  input: z.object({}),
  output: z.array(staffOrder),
})

const one = { reference: z.string().check(z.maxLength(40)) }

/** A sale as the counter sees it; an order from the website is not found. */
export const getSale = endpoint({
  method: 'GET',
  path: '/api/admin/counter-sales/:reference',
  access: 'counter',
  input: z.object(one),
  output: staffOrderDetails,
})

/**
 * Voids a sale on its own day: the goods are in stock again, and a credit note cancels the invoice.
 * 409 `wrong_status` on a later day, or once something of it was returned.
 */
export const voidSale = endpoint({
  method: 'POST',
  path: '/api/admin/counter-sales/:reference/void',
  access: 'counter',
  input: z.object({ ...one, reason: longText(500) }),
  output: staffOrderDetails,
})
