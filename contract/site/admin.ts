import * as z from 'zod/mini'
import { isKnownZone } from '#almanac/zone.ts'
import { appLookInput, appLookSettings, storedIcon } from './appLookAdmin.ts'
import { endpoint } from '#contract/endpoint.ts'
import { asPlainCharacters, emailAddress, oneLine, optionalLine } from '#contract/fields.ts'
import { areReadable, isCounted } from './openingHours.ts'
import { pan } from '#contract/donations/pan.ts'
import { currentPassword } from '#contract/accounts/passwords.ts'
import { gstin, otherStateOf, upiId } from '#contract/payments/paymentNumbersAdmin.ts'
import { isPhone } from '#contract/phone.ts'
import { clockTime, isOnCalendar } from '#contract/bookings/pujas.ts'
import { site } from './public.ts'
import { trust } from './trust.ts'
import { visitInput } from './visitAdmin.ts'
import { visit } from './visit.ts'

const phone = z.string().check(
  asPlainCharacters,
  z.trim(),
  z.maxLength(40, 'At most 40 characters'),
  z.refine((text) => isPhone(text), 'Please enter a phone number'),
)

/** The target of a footer link; never a script. */
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

export const socialInput = z.object({
  facebook: link,
  instagram: link,
  youtube: link,
  whatsapp: link,
})

const tooFarOut =
  'The calendar can be computed between 61° south and 61° north, where the moon rises on every fast'

const unknownZone = 'Please enter a time zone, for example Asia/Kolkata'

export const city = z.object({
  name: oneLine(80),
  // Farther from the equator some fasts have no moonrise, and some days no sunrise.
  latitude: z.number().check(z.gte(-61, tooFarOut), z.lte(61, tooFarOut)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timeZone: z
    .string()
    .check(
      z.maxLength(60),
      z.regex(/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/, { error: unknownZone, abort: true }),
      z.refine(isKnownZone, unknownZone),
    ),
})

/** The registration under section 80G, for deductible donations. */
export const eightyG = z.object({
  registration: oneLine(60),
  date: z
    .string()
    .check(
      asPlainCharacters,
      z.trim(),
      z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'Please enter a date', abort: true }),
      z.refine(isOnCalendar, 'Please enter a date that exists'),
    ),
  section: oneLine(40),
})

/** The details of the trust on receipts. */
export const trustInput = z.object({
  registration: optionalLine(80),
  pan,
  eightyG: z.optional(eightyG),
})

/** The pages of the app that a service may link to, so that no link is broken. */
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

const fee = z
  .int('Please enter whole rupees')
  .check(z.gte(0, 'Zero or more'), z.lte(100_000, 'At most ₹1,00,000'))

export const countryInput = z.object({
  code: z.string().check(z.regex(/^(?!IN)[A-Z]{2}$/, 'Please choose a country')),
  fee,
})

export const shopInput = z.object({
  gstin: z.optional(gstin),
  standardFee: fee,
  expressFee: fee,
  countries: z.array(countryInput).check(
    z.maxLength(60, 'At most 60'),
    z.refine(
      (list) => new Set(list.map(({ code }) => code)).size === list.length,
      'Please enter each one only once',
    ),
  ),
})

/** Machine-readable, so that the site can show whether the temple is open. */
const openingRow = z.object({ days: oneLine(60), hours: oneLine(60) }).check(
  z.refine(({ days, hours }) => !isCounted(days) || areReadable(hours), {
    path: ['hours'],
    error: 'Please write hours as in 6 AM-12 PM and 4-9 PM, with AM or PM',
  }),
)

/**
 * Absent: the office gets an email about each booking at once. `daily`: one summary a day, at that
 * time of the temple's clock. `none`: neither.
 */
export const officeMail = z.object({ how: z.enum(['daily', 'none']), at: clockTime })
export type OfficeMail = z.infer<typeof officeMail>

/** All of the temple's details, as staff write them. */
export const siteInput = z.object({
  name: oneLine(80),
  locality: oneLine(80),
  tagline: oneLine(200),
  address: z.array(oneLine(120)).check(z.minLength(1, 'Required'), z.maxLength(8)),
  phone,
  email: emailAddress,
  officeHours: oneLine(80),
  templeHours: z.array(openingRow).check(z.minLength(1, 'Required'), z.maxLength(14)),
  phoneHours: oneLine(80),
  city,
  upiAddress: z.optional(upiId),
  social: socialInput,
  services: z.optional(services),
  donationPurposes: z.optional(purposes),
  isTotpRequired: z.optional(z.boolean()),
  officeMail: z.optional(officeMail),
  app: z.optional(appLookInput),
  shop: z.optional(shopInput),
  visit: z.optional(visitInput),
  trust: z.optional(
    trustInput.check(
      z.refine(({ eightyG, pan }) => !eightyG || Boolean(pan), {
        path: ['pan'],
        error: '80G receipts need the trust’s PAN',
      }),
    ),
  ),
})

/** With the fields that only receipts, the checkout or only staff need. */
export const templeSite = z.extend(site, {
  shop: z.optional(
    z.object({
      /** Without it, invoices show no taxes. Its first two digits are the temple's state. */
      gstin: z.optional(z.string()),
      /** Whole rupees. */
      standardFee: z.number(),
      expressFee: z.number(),
      /** Where parcels go besides India. */
      countries: z.array(z.object({ code: z.string(), fee: z.number() })),
    }),
  ),
  trust: z.optional(trust),
  visit: z.optional(visit),
  officeMail: z.optional(officeMail),
  /** The installed app's own name and colours. */
  app: z.optional(appLookSettings),
  /** And its icon, which is changed on its own. */
  icon: z.optional(storedIcon),
  /** Staff without two-step login can open only its set-up in the back office. */
  isTotpRequired: z.optional(z.boolean()),
})
export type TempleSite = z.infer<typeof templeSite>

const siteChange = z
  .extend(siteInput, { currentPassword: z.optional(currentPassword) })
  .check((given) => {
    const message = otherStateOf(given.value)
    if (message)
      given.issues.push({ code: 'custom', message, input: given.value, path: ['shop', 'gstin'] })
  })
export type SiteInput = z.infer<typeof siteChange>

export const versionedSite = z.object({ site: templeSite, version: z.number() })

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/admin/site',
  access: 'office',
  isVersioned: true,
  input: z.object({}),
  output: versionedSite,
})

/**
 * Replaces all settings: optional fields that are left out are removed. A new city gets new
 * festivals. Changing the UPI ID or `isTotpRequired` needs the password, and the other
 * administrators are notified. Only staff with two-step login can switch `isTotpRequired` on.
 */
export const updateSite = endpoint({
  method: 'PUT',
  path: '/api/admin/site',
  access: 'office',
  isVersioned: true,
  input: siteChange,
  output: versionedSite,
})
