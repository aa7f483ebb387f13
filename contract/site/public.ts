import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { festivalChoice } from '#contract/festivals/choice.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'

/** As shown, and as `openState` reads them: `Mon-Fri`, `6 AM-12 PM and 4-9 PM`. */
const openingHours = z.object({ days: z.string(), hours: z.string() })

/** A day on which the temple is closed (`Closed`), or open at other hours than usual. */
export const specialDay = z.object({ date: calendarDay, hours: z.string() })
export type SpecialDay = z.infer<typeof specialDay>

export const isClosedDay = ({ hours }: SpecialDay): boolean => /^closed$/i.test(hours.trim())

/** The temple's details in the header, footer and contact page; edited by its staff. */
export const site = z.object({
  name: z.string(),
  /** Town and state, shown under the name in the header. */
  locality: z.string(),
  tagline: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  /** The office line of the footer. */
  officeHours: z.string(),
  templeHours: z.array(openingHours),
  /** In their order; absent if there are none. */
  specialDays: z.optional(z.array(specialDay)),
  /**
   * Additional openings on single days, in minutes since midnight (over 1,440 after midnight), for
   * example for a puja at moonrise on Sankashti. Absent if there are none.
   */
  extraHours: z.optional(
    z.array(z.object({ date: calendarDay, from: z.number(), until: z.number() })),
  ),
  /** The coming great days of the calendar, on which rows of festival days count. Absent if there are none. */
  festivalDates: z.optional(z.array(calendarDay)),
  phoneHours: z.string(),
  city: z.object({
    name: z.string(),
    /** In degrees, positive to the north and to the east. */
    latitude: z.number(),
    longitude: z.number(),
    /** IANA zone name. */
    timeZone: z.string(),
  }),
  upiAddress: z.optional(z.string()),
  /** Which festivals beyond Ganesha's it shows, and how far; absent until it has chosen. */
  festivals: z.optional(festivalChoice),
  /** The purposes a donor can choose, from the temple’s list. */
  donationPurposes: z.optional(z.array(z.string())),
  /** Whether the temple issues 80G receipts. */
  has80G: z.optional(z.boolean()),
  /** Whether devotees can sponsor a day. */
  hasSponsoring: z.optional(z.boolean()),
  /** While a new temple sets up its shop: nothing can be ordered yet. */
  shopOpensSoon: z.optional(z.literal(true)),
  /** The footer's services and the page of each; if absent, the app's standard list is used. */
  services: z.optional(z.array(z.object({ label: z.string(), to: z.string() }))),
  social: z.object({
    facebook: z.optional(z.string()),
    instagram: z.optional(z.string()),
    youtube: z.optional(z.string()),
    whatsapp: z.optional(z.string()),
  }),
})
export type Site = z.infer<typeof site>

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  input: z.object({}),
  output: site,
  cacheSeconds: 60,
})

/** Liveness: the process answers. `getReady` is the readiness check. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
})
