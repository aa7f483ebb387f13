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
export const heldKinds = ['bookings', 'messages', 'donations', 'newsletter'] as const
export type HeldKind = (typeof heldKinds)[number]

const extent = z.object({
  kind: z.enum(heldKinds),
  /** How many an erasure deletes. */
  erased: z.number(),
  /** How many it leaves: what the law asks for, and what is still to be done for the person. */
  kept: z.number(),
})

const found = z.object({
  account: z.optional(z.object({ id: z.string(), username: z.string(), role: z.enum(roles) })),
  /** Names and addresses that were given with it, to see whether it is one person. */
  knownAs: z.array(z.string()),
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
