import * as z from 'zod/mini'
import { roles } from '#contract/accounts/roles.ts'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress, plainCharacters, withAsciiDomain } from '#contract/fields.ts'
import { currentPassword } from '#contract/accounts/passwords.ts'
import { isPhone } from '#contract/phone.ts'

/** Fewer digits would also find other people's numbers. */
const fewestDigits = 8

const isContact = (text: string): boolean =>
  text.includes('@') ? emailAddress.safeParse(text).success : isPhone(text, fewestDigits)

/** Never part of an address, which proxies may log. */
export const whoseData = z.object({
  contact: z.string().check(
    z.overwrite((text) => withAsciiDomain(plainCharacters(text))),
    z.trim(),
    z.maxLength(254, 'At most 254 characters'),
    z.refine(
      isContact,
      `Please enter an email address or a phone number of at least ${fewestDigits} digits`,
    ),
  ),
})

/** Exporting or erasing personal data needs the staff member's own password. */
const whoseDataAgain = z.extend(whoseData, { currentPassword })

/** The data stored about people, by kind. */
export const heldKinds = [
  // First: it is found by the records of the others.
  'devotees',
  'bookings',
  'dakshina',
  'messages',
  // Before the donations by which they are found.
  'sponsoredDays',
  'donations',
  'pastGifts',
  'orders',
  'newsletter',
  'reminders',
  'whatsapp',
  'cart',
  'sadhana',
  'sevas',
  'monthlyGifts',
] as const
export type HeldKind = (typeof heldKinds)[number]

/**
 * What an erasure does with a row. `kept`: required by law, or still needed for the person.
 * `cleared`: owned by another account, which keeps it without the address or number.
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
  /** The contact details in it. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  outcome: z.enum(erasureOutcomes),
  /** The username of the owning account. */
  account: z.optional(z.string()),
})
export type HeldRow = z.infer<typeof heldRow>

/** More than anybody reads through; the export has all of them. */
export const rowsShownAtMost = 100

const found = z.object({
  /** What was searched for: a phone number has its country code. */
  contact: z.string(),
  account: z.optional(z.object({ id: z.string(), username: z.string(), role: z.enum(roles) })),
  /** Names, addresses and numbers in the rows, to check that they belong to one person. */
  knownAs: z.array(z.string()),
  rows: z.array(heldRow),
  extents: z.array(extent),
})
export type FoundData = z.infer<typeof found>

/**
 * Shows what an erasure would do, and changes nothing. Its input must not be part of an address.
 */
export const findPersonalData = endpoint({
  method: 'POST',
  path: '/api/admin/personal-data/find',
  access: 'office',
  input: whoseData,
  output: found,
})

export const exportPersonalData = endpoint({
  method: 'POST',
  path: '/api/admin/personal-data/export',
  access: 'office',
  input: whoseDataAgain,
  output: z.record(z.string(), z.unknown()),
})

/** Cannot be undone. */
export const erasePersonalData = endpoint({
  method: 'POST',
  path: '/api/admin/personal-data/erase',
  access: 'office',
  input: whoseDataAgain,
  output: z.object({ extents: z.array(extent), isAccountErased: z.boolean() }),
})
