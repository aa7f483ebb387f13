import * as z from 'zod/mini'
import { roles } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress, withoutMarks } from './fields.ts'
import { currentPassword } from './passwords.ts'

/** Fewer digits would find other people's numbers, too. */
const fewestDigits = 8

const isContact = (text: string): boolean =>
  text.includes('@')
    ? emailAddress.safeParse(text).success
    : /^\+?[\d\s().-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= fewestDigits

/** Never in the address of a call, which proxies may log. */
export const whoseData = z.object({
  contact: z
    .string()
    .check(
      withoutMarks,
      z.trim(),
      z.maxLength(254, 'At most 254 characters'),
      z.refine(
        isContact,
        `Please enter an email address or a phone number of at least ${fewestDigits} digits`,
      ),
    ),
})

/** What takes data out of the temple or deletes it asks for the password of whoever does it. */
const whoseDataAgain = z.extend(whoseData, { currentPassword })

/** The data stored about people, by kind. */
export const heldKinds = ['bookings', 'messages', 'donations', 'newsletter', 'reminders'] as const
export type HeldKind = (typeof heldKinds)[number]

/**
 * What an erasure does with a row. `kept`: what the law asks for, and what is still to be done for the
 * person. `cleared`: another account sent it, which keeps it without the address or number.
 */
export const erasureOutcomes = ['erased', 'kept', 'cleared'] as const
export type ErasureOutcome = (typeof erasureOutcomes)[number]

const extent = z.object({
  kind: z.enum(heldKinds),
  erased: z.number(),
  kept: z.number(),
  cleared: z.number(),
})

const heldRow = z.object({
  kind: z.enum(heldKinds),
  reference: z.optional(z.string()),
  /** The day of the puja, or when it was sent. */
  at: z.string(),
  name: z.optional(z.string()),
  /** As they were given with it. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  outcome: z.enum(erasureOutcomes),
  /** The username of the account that keeps it. */
  account: z.optional(z.string()),
})
export type HeldRow = z.infer<typeof heldRow>

/** More than anybody looks through; the export has them all. */
export const rowsShownAtMost = 100

const found = z.object({
  /** What was looked for: a phone number with its country code. */
  contact: z.string(),
  account: z.optional(z.object({ id: z.string(), username: z.string(), role: z.enum(roles) })),
  /** Names, addresses and numbers that were given with it, to see whether it is one person. */
  knownAs: z.array(z.string()),
  rows: z.array(heldRow),
  extents: z.array(extent),
})
export type FoundData = z.infer<typeof found>

/** Shows what an erasure would do. It changes nothing; its input is no matter for an address. */
export const findPersonalData = endpoint({
  method: 'POST',
  path: '/api/admin/personal-data/find',
  access: 'admin',
  input: whoseData,
  output: found,
})

export const exportPersonalData = endpoint({
  method: 'POST',
  path: '/api/admin/personal-data/export',
  access: 'admin',
  input: whoseDataAgain,
  output: z.record(z.string(), z.unknown()),
})

/** Cannot be undone. */
export const erasePersonalData = endpoint({
  method: 'POST',
  path: '/api/admin/personal-data/erase',
  access: 'admin',
  input: whoseDataAgain,
  output: z.object({ extents: z.array(extent), isAccountErased: z.boolean() }),
})
