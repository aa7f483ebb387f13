import * as z from 'zod/mini'
import { roles } from './roles.ts'
import { bulkAnswer, bulkId, someOf } from '#contract/bulk.ts'
import { endpoint } from '#contract/endpoint.ts'
import { currentPassword } from './passwords.ts'
import { noJson, pageOf, paging, queryFlag, search } from '#contract/paging.ts'

const role = z.enum(roles)

/** An account as an admin sees it. */
const staffPerson = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  fullName: z.optional(z.string()),
  role,
  /** Shown, but has no effect. */
  isPremium: z.boolean(),
  isDisabled: z.boolean(),
  hasTotp: z.boolean(),
  createdAt: z.string(),
  /** Counts the sessions that are still valid. */
  lastSeenAt: z.optional(z.string()),
})
export type StaffPerson = z.infer<typeof staffPerson>

/** `isStaff`: everybody except devotees. The search covers username, full name and email. */
const filter = { role: z.optional(role), isStaff: queryFlag, isDisabled: queryFlag, search }

/** The latest first. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: 'office',
  input: z.object({ ...filter, ...paging }),
  output: pageOf(staffPerson),
})

export const exportPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people.csv',
  access: 'office',
  download: 'list',
  input: z.object(filter),
  output: noJson,
})

const one = { id: z.string().check(z.maxLength(80)) }

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id',
  access: 'office',
  input: z.object(one),
  output: staffPerson,
})

/**
 * Needs the admin's own password, ends the sessions of the person concerned, and notifies the other
 * administrators. 409 `last_admin` for the only administrator who can log in.
 */
export const setRole = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/role',
  access: 'office',
  input: z.object({ ...one, role, currentPassword }),
  output: staffPerson,
})

/**
 * A disabled account cannot log in, and its sessions end at once. Needs the admin's own password.
 * 409 `last_admin`.
 */
export const setDisabled = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/disabled',
  access: 'office',
  input: z.object({ ...one, isDisabled: z.boolean(), currentPassword }),
  output: staffPerson,
})

export const endSessionsOfPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/end-sessions',
  access: 'office',
  input: z.object(one),
  output: staffPerson,
})

/** Sends the *forgot password* email; staff cannot set another person's password. */
export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/password-reset',
  access: 'office',
  input: z.object(one),
  output: staffPerson,
})

/** Sends the email that asks them to confirm their address; without that they get no role. */
export const sendConfirmationTo = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/confirmation',
  access: 'office',
  input: z.object(one),
  output: staffPerson,
})

/** For a lost phone: needs the admin's own password, ends the sessions and sends an email. */
export const removeTotpOfPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/remove-totp',
  access: 'office',
  input: z.object({ ...one, currentPassword }),
  output: staffPerson,
})

const some = { ids: someOf(bulkId) }
const doneIds = bulkAnswer(z.object({ id: z.string() }))

/**
 * `setDisabled` for many, with the password once; the opposite undoes it. The caller's own account,
 * and those that are so already, are left out.
 */
export const setManyDisabled = endpoint({
  method: 'POST',
  path: '/api/admin/people/disabled',
  access: 'office',
  input: z.object({ ...some, isDisabled: z.boolean(), currentPassword }),
  output: doneIds,
})

/** The caller's own account is left out: the profile logs out its other devices. */
export const endSessionsOfMany = endpoint({
  method: 'POST',
  path: '/api/admin/people/end-sessions',
  access: 'office',
  input: z.object(some),
  output: doneIds,
})
