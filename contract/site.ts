import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const openingHours = z.object({ days: z.string(), hours: z.string() })

/** What header, footer and contact page show about the temple; edited by its staff. */
export const site = z.object({
  name: z.string(),
  /** Town and state, as under the name in the header. */
  locality: z.string(),
  tagline: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  /** The office line of the footer. */
  officeHours: z.string(),
  templeHours: z.array(openingHours),
  phoneHours: z.string(),
  city: z.object({
    name: z.string(),
    /** Degrees north and east. */
    latitude: z.number(),
    longitude: z.number(),
    /** IANA zone name. */
    timeZone: z.string(),
  }),
  upiAddress: z.optional(z.string()),
  /** What a donor can give for, by the temple’s own list. */
  donationPurposes: z.optional(z.array(z.string())),
  /** The temple gives receipts for a deduction by section 80G. */
  has80G: z.optional(z.boolean()),
  /** The footer's services and the page each is found on; without them the app's own stand there. */
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

/**
 * `mail` and `stopped` only where something is wrong: other people reach this server, and it has no way to
 * send email; or the provider of a channel refuses our credentials.
 */
const health = z.object({
  status: z.literal('ok'),
  mail: z.optional(z.literal('not_set_up')),
  stopped: z.optional(z.array(z.string())),
})

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  input: z.object({}),
  output: health,
})
