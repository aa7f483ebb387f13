import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailAddress, oneLine, optionalLine } from './fields.ts'
import { pan } from './pan.ts'
import { currentPassword } from './passwords.ts'
import { site } from './site.ts'
import { trust } from './trust.ts'

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
      z.regex(
        /^https:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/,
        'Please enter a web address that starts with https://',
      ),
    ),
)

const tooFarOut =
  'The calendar can be computed between 61° south and 61° north, where the moon rises on every fast'

const unknownZone = 'Please enter a time zone, for example Asia/Kolkata'

const city = z.object({
  name: oneLine(80),
  // Farther from the equator there are fasts without a moonrise, and days without a sunrise.
  latitude: z.number().check(z.gte(-61, tooFarOut), z.lte(61, tooFarOut)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timeZone: z
    .string()
    .check(
      z.maxLength(60),
      z.regex(/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/, { error: unknownZone, abort: true }),
      z.refine(isTimeZone, unknownZone),
    ),
})

/** What a donor may deduct a donation by. */
const eightyG = z.object({
  registration: oneLine(60),
  date: z.string().check(
    z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'Please enter a date', abort: true }),
    z.refine((date) => !Number.isNaN(Date.parse(date)), 'Please enter a date'),
  ),
  section: oneLine(40),
})

/** What stands on receipts about the trust behind the temple. */
const trustInput = z.object({
  registration: optionalLine(80),
  pan,
  eightyG: z.optional(eightyG),
})

/** The pages of the app that a service may lead to: no link leads nowhere. */
export const servicePages = [
  '/puja',
  '/contact',
  '/calendar',
  '/panchang',
  '/mantras',
  '/donate',
  '/blog',
  '/about',
  '/faq',
] as const

const services = z
  .array(z.object({ label: oneLine(60), to: z.enum(servicePages, 'Unknown page') }))
  .check(
    z.maxLength(10, 'At most 10'),
    z.refine(
      (list) => new Set(list.map(({ label }) => label)).size === list.length,
      'Please enter each one only once',
    ),
  )

const purposes = z.array(oneLine(60)).check(
  z.maxLength(12, 'At most 12'),
  z.refine((list) => new Set(list).size === list.length, 'Please enter each one only once'),
)

/** All of what the temple says about itself, as staff write it. */
const siteInput = z.object({
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
        z.regex(
          /^[\w.-]{2,255}@[A-Za-z][A-Za-z0-9.-]{1,63}$/,
          'Please enter a UPI ID, for example name@bank',
        ),
      ),
  ),
  social: z.object({ facebook: link, instagram: link, youtube: link, whatsapp: link }),
  services: z.optional(services),
  donationPurposes: z.optional(purposes),
  isTotpRequired: z.optional(z.boolean()),
  trust: z.optional(
    trustInput.check(
      z.refine(({ eightyG, pan }) => !eightyG || Boolean(pan), {
        path: ['pan'],
        error: '80G receipts need the trust’s PAN',
      }),
    ),
  ),
})

/** With what receipts alone show, and what concerns staff alone. */
export const templeSite = z.extend(site, {
  trust: z.optional(trust),
  /** Staff without two-step login can open nothing of the back office but its set-up. */
  isTotpRequired: z.optional(z.boolean()),
})
export type TempleSite = z.infer<typeof templeSite>

const siteChange = z.extend(siteInput, { currentPassword: z.optional(currentPassword) })
export type SiteInput = z.infer<typeof siteChange>

const versioned = z.object({ site: templeSite, version: z.number() })

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/admin/site',
  access: 'admin',
  isVersioned: true,
  input: z.object({}),
  output: versioned,
})

/**
 * The whole of it; what is left out of the optional is taken away. A new city has new festivals. Another
 * UPI ID or `isTotpRequired` asks for the password, and the other administrators are told. Who switches
 * `isTotpRequired` on must have a second factor.
 */
export const updateSite = endpoint({
  method: 'PUT',
  path: '/api/admin/site',
  access: 'admin',
  isVersioned: true,
  input: siteChange,
  output: versioned,
})
