import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailAddress, oneLine } from './fields.ts'
import { site } from './site.ts'

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const phone = z
  .string()
  .check(
    z.trim(),
    z.maxLength(40, 'At most 40 characters'),
    z.regex(/^\+?[\d\s().-]{6,}$/, 'Please enter a phone number'),
  )

/** Where a link of the footer leads: never to something that runs. */
const link = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(300, 'At most 300 characters'),
      z.regex(/^https:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/, 'Please enter an address with https://'),
    ),
)

const city = z.object({
  name: oneLine(80),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timeZone: z
    .string()
    .check(
      z.maxLength(60),
      z.regex(/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/, { error: 'Unknown time zone', abort: true }),
      z.refine(isTimeZone, 'Unknown time zone'),
    ),
})

/** All of what the temple says about itself, as staff write it. */
export const siteInput = z.object({
  name: oneLine(80),
  locality: oneLine(80),
  tagline: oneLine(200),
  address: z.array(oneLine(120)).check(z.minLength(1, 'Required'), z.maxLength(8)),
  phone,
  email: emailAddress,
  officeHours: oneLine(80),
  templeHours: z
    .array(z.object({ days: oneLine(60), hours: oneLine(60) }))
    .check(z.minLength(1, 'Required'), z.maxLength(14)),
  phoneHours: oneLine(80),
  city,
  upiAddress: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[\w.-]{2,255}@[A-Za-z][A-Za-z0-9.-]{1,63}$/, 'Expected name@bank'),
      ),
  ),
  social: z.object({ facebook: link, instagram: link, youtube: link, whatsapp: link }),
})
export type SiteInput = z.infer<typeof siteInput>

const versioned = z.object({ site, version: z.number() })

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/admin/site',
  access: 'admin',
  isVersioned: true,
  input: z.object({}),
  output: versioned,
})

/** The whole of it; what is left out of the optional is taken away. A new city has new festivals. */
export const updateSite = endpoint({
  method: 'PUT',
  path: '/api/admin/site',
  access: 'admin',
  isVersioned: true,
  input: siteInput,
  output: versioned,
})
