import * as z from 'zod/mini'
import { daySlot } from '#contract/bookings/pujas.ts'
import { nakshatras, rashis } from '#contract/bookings/sankalp.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageOf, paging, search } from '#contract/paging.ts'

/** What a devotee has with the temple, each of which leads to the person. */
export const recordKinds = [
  'booking',
  'donation',
  'order',
  'seva',
  'message',
  'account',
  'past_gift',
  'monthly_gift',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** What belongs to one of these records and is shown beside it. */
const partKinds = ['sponsored_day'] as const
export type PartKind = (typeof partKinds)[number]

/**
 * A devotee is named by any one of their records, as its own page is: a contact would be in
 * addresses that proxies log.
 */
export const recordKey = z.object({
  kind: z.enum(recordKinds),
  /** The reference of a booking, donation, monthly gift or order, in capitals; the id of everything else. */
  key: z.string().check(z.minLength(1), z.maxLength(80)),
})
export type RecordKey = z.infer<typeof recordKey>

/** How many records of each kind, of those that the caller may see. */
const counts = z.partialRecord(z.enum(recordKinds), z.number())
export type RecordCounts = z.infer<typeof counts>

const summary = z.object({
  devotee: recordKey,
  /** The latest one; empty if none was given. */
  name: z.string(),
  /** Of others in the family, each in one spelling. */
  otherNames: z.array(z.string()),
  city: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  /** When the latest record was made. */
  lastAt: z.string(),
  counts,
})
export type DevoteeSummary = z.infer<typeof summary>

/**
 * The latest first. The search covers names in either script, phones, emails, references, numbers of
 * receipts and, for who may see donations, PANs. A page may have fewer devotees than records.
 */
export const listDevotees = endpoint({
  method: 'GET',
  path: '/api/admin/devotees',
  access: 'devotees',
  input: z.object({ search, ...paging }),
  output: pageOf(summary),
})

const shownRecord = z.object({
  ...recordKey.shape,
  kind: z.enum([...recordKinds, ...partKinds]),
  /** When it was made. */
  at: z.string(),
  name: z.string(),
  /** The day of the puja, of what is sponsored, or of a past gift: perhaps in last century. */
  day: z.optional(z.string()),
  slot: z.optional(daySlot),
  /** The puja, the purpose, the items, or what the message is about. */
  about: z.optional(z.string()),
  status: z.optional(z.string()),
  /** Whole rupees. Of a booking: the dakshina received; of a monthly gift: what is given a month. */
  amount: z.optional(z.number()),
  receipt: z.optional(z.string()),
})
export type DevoteeRecord = z.infer<typeof shownRecord>

/** Whole rupees that were received, without what was refunded. */
const year = z.object({
  /** The financial year: `2026-27`. */
  year: z.string(),
  donations: z.optional(z.number()),
  dakshina: z.optional(z.number()),
  orders: z.optional(z.number()),
  /** From the temple's registers, before it used Modak. */
  pastGifts: z.optional(z.number()),
})
export type ReceivedInYear = z.infer<typeof year>

const author = z.object({ id: z.string(), username: z.optional(z.string()) })

export const longestNote = 1000

const note = z.object({ id: z.string(), text: z.string(), at: z.string(), by: author })

/** How two records belong together: `different` is the answer to a proposal. */
export const linkKinds = ['same', 'family', 'different'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Somebody else on the page of a devotee. */
const other = z.object({ devotee: recordKey, name: z.string(), city: z.optional(z.string()) })

const link = z.object({
  ...other.shape,
  id: z.string(),
  kind: z.enum(linkKinds),
  /** `brother`, `daughter`: of a family link. */
  relation: z.optional(z.string()),
  at: z.string(),
  by: author,
})
export type DevoteeLink = z.infer<typeof link>

/** Why two may be one person: the same name with the same PAN, or with the same address. */
const likenesses = ['pan', 'address'] as const

const proposal = z.object({
  ...other.shape,
  reason: z.enum(likenesses),
  lastAt: z.string(),
  counts,
  phones: z.array(z.string()),
  emails: z.array(z.string()),
})
export type MergeProposal = z.infer<typeof proposal>

/** What the temple sends them, by the consents they gave. */
export const sentKinds = ['newsletter', 'reminders', 'whatsapp'] as const

const devotee = z.object({
  devotee: recordKey,
  name: z.string(),
  otherNames: z.array(z.string()),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  addresses: z.array(z.string()),
  gotra: z.optional(z.string()),
  nakshatra: z.optional(z.enum(nakshatras)),
  /** As `ABCPD****F`. */
  pans: z.array(z.string()),
  counts,
  /** When the first record was made. */
  since: z.string(),
  /** The latest first. */
  records: z.array(shownRecord),
  /** Many share a number or an address, and not all are shown. */
  isCutOff: z.boolean(),
  /** The latest first; only what the caller may see. */
  years: z.array(year),
  subscriptions: z.optional(z.array(z.enum(sentKinds))),
  notes: z.array(note),
  links: z.array(link),
  proposals: z.array(proposal),
})
export type Devotee = z.infer<typeof devotee>

export const getDevotee = endpoint({
  method: 'GET',
  path: '/api/admin/devotees/:kind/:key',
  access: 'devotees',
  input: recordKey,
  output: devotee,
})

/** For the link on the page of a record. */
export const getDevoteeInBrief = endpoint({
  method: 'GET',
  path: '/api/admin/devotees/:kind/:key/brief',
  access: 'devotees',
  input: recordKey,
  output: z.object({ name: z.string(), since: z.string(), counts }),
})

const prefill = z.object({
  fullName: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Of the last sankalp. */
  names: z.optional(z.array(z.string())),
  gotra: z.optional(z.string()),
  nakshatra: z.optional(z.enum(nakshatras)),
  rashi: z.optional(z.enum(rashis)),
  /** In full with its address: only for who may see donations, and only if it was requested. */
  pan: z.optional(z.string()),
  address: z.optional(z.string()),
})
export type DevoteePrefill = z.infer<typeof prefill>

/**
 * What the counter's forms fill in. With `withPan`, by somebody who may see donations, also the PAN
 * and the address of the last donation that has them; the activity log records it.
 */
export const readDevoteePrefill = endpoint({
  method: 'POST',
  path: '/api/admin/devotees/:kind/:key/known',
  access: 'counter',
  mostInTenMinutes: 300,
  input: z.extend(recordKey, {
    withPan: z.optional(z.boolean()),
    /** Who of them, if several share a number; otherwise who is named on the record. */
    name: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: prefill,
})
