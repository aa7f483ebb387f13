import * as z from 'zod/mini'
import { asPlainCharacters, oneLine, optionalLine } from '#contract/fields.ts'

/** A country by its two letters, `IN`. */
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

const pin = /^[1-9]\d{2}[\s-]?\d{3}$/

const postalCode = z.pipe(z.string().check(asPlainCharacters), oneLine(16))

/**
 * Where to send prasad. PIN codes are checked only for India: other countries have their own rules.
 */
export const postalAddress = z
  .object({
    line1: oneLine(120),
    line2: optionalLine(120),
    city: oneLine(80),
    state: optionalLine(80),
    postalCode,
    country,
  })
  .check(
    z.refine(({ country, postalCode }) => country !== 'IN' || pin.test(postalCode), {
      error: 'Please enter a PIN code of 6 digits',
      path: ['postalCode'],
    }),
  )
export type PostalAddress = z.infer<typeof postalAddress>
