import * as z from 'zod/mini'
import { username } from './public.ts'
import { bulkAnswer, bulkId, someOf } from '#contract/bulk.ts'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress } from '#contract/fields.ts'
import { currentPassword, newPassword } from './passwords.ts'
import { staffRoles } from './roles.ts'

const role = z.enum(staffRoles, 'Please choose a role')
export type StaffRole = z.infer<typeof role>

/** A pending invitation to work in the back office. */
const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  /** A username; absent once that account is gone. */
  invitedBy: z.optional(z.string()),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  access: 'office',
  input: z.object({}),
  output: z.object({ items: z.array(invitation) }),
})

/**
 * Needs the admin's own password, emails a link, and notifies the other administrators. Another
 * invitation of the same address replaces the earlier one. 409 if the account that has the address
 * already works here or is disabled.
 */
export const inviteToStaff = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  access: 'office',
  input: z.object({ email: emailAddress, role, currentPassword }),
  output: invitation,
})

const one = { id: z.string().check(z.maxLength(80)) }

/** The earlier link stops working. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:id/send',
  access: 'office',
  input: z.object(one),
  output: invitation,
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:id/withdraw',
  access: 'office',
  input: z.object(one),
  output: z.object({ status: z.literal('withdrawn') }),
})

const some = z.object({ ids: someOf(bulkId) })
const doneIds = bulkAnswer(z.object({ id: z.string() }))

export const resendInvitations = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/send',
  access: 'office',
  input: some,
  output: doneIds,
})

export const withdrawInvitations = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/withdraw',
  access: 'office',
  input: some,
  output: doneIds,
})

const token = z.string().check(z.maxLength(200))

/** What a link invites to. It is not used up: 410 once it was, or after three days. */
export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  access: 'anyone',
  input: z.object({ token }),
  output: z.object({ email: z.string(), role, hasAccount: z.boolean() }),
})

const accepted = z.object({ status: z.literal('accepted') })

/** Creates the invited person's account, without logging in. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation/accept',
  access: 'anyone',
  input: z.object({ token, username, password: newPassword }),
  output: accepted,
})

/**
 * For an invited person who is logged in to an account with the invited address. Their sessions
 * end, because session length depends on the role.
 */
export const joinStaff = endpoint({
  method: 'POST',
  path: '/api/auth/invitation/join',
  access: 'user',
  input: z.object({ token }),
  output: accepted,
})
