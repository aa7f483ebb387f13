import * as z from 'zod/mini'
import { oneLine, optionalLine } from './fields.ts'

/** A country as its two letters, `IN`. */
const country = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim().toUpperCase()),
    ),
    z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose a country')),
  ),
  'IN',
)

const pin = /^[1-9]\d{2}\s?\d{3}$/

/** Where prasad is sent to. A PIN code is looked at in India only: others have rules of their own. */
export const postalAddress = z
  .object({
    line1: oneLine(120),
    line2: optionalLine(120),
    city: oneLine(80),
    state: optionalLine(80),
    postalCode: oneLine(16),
    country,
  })
  .check(
    z.refine(({ country, postalCode }) => country !== 'IN' || pin.test(postalCode), {
      error: 'Please enter a PIN code of 6 digits',
      path: ['postalCode'],
    }),
  )
export type PostalAddress = z.infer<typeof postalAddress>
