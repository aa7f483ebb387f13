import * as z from 'zod/mini'
import { me } from './public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress, optionalLine } from '#contract/fields.ts'
import { currentPassword, newPassword, passwordsMatch } from './passwords.ts'

/** Sends the email again if the address is still unconfirmed. */
export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/confirmation',
  access: 'user',
  input: z.object({}),
  output: z.object({ status: z.literal('mail_sent') }),
})

/** An empty name removes it; a name that is not sent stays as it is. */
export const profileInput = z.object({ fullName: optionalLine(100) })

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/account/profile',
  access: 'user',
  input: profileInput,
  output: me,
})

/** Ends all other sessions and gives this one a new token. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  input: z.object({ currentPassword, password: newPassword }),
  output: me,
})

export const changePasswordForm = z
  .object({ currentPassword, password: newPassword, confirmPassword: z.string() })
  .check(passwordsMatch)

/** Emails the new address, which takes effect when its link is used, and notifies the old one. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'user',
  input: z.object({ currentPassword, email: emailAddress }),
  output: z.object({ status: z.literal('mail_sent') }),
})

const session = z.object({
  id: z.string(),
  /** `Chrome on Android`, or `Unknown device`. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Where the person is logged in; the current session first, then by last use. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  input: z.object({}),
  output: z.array(session),
})

/**
 * Needs the password: a person who finds an open phone must not lock its owner out of other
 * devices. 404 for a session that does not exist or belongs to somebody else. Ending the current
 * one logs out.
 */
export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/sessions/:id/end',
  access: 'user',
  input: z.object({ id: z.string().check(z.maxLength(100)), currentPassword }),
  output: z.object({ status: z.literal('ended') }),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  access: 'user',
  input: z.object({ currentPassword }),
  output: z.object({ ended: z.number() }),
})

/** Everything the temple stores about the person, by feature, for them to save as a file. */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
})

/** At once and for good. Upcoming pujas stay with the temple. */
export const deleteMyAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'user',
  input: z.object({ currentPassword }),
  output: z.object({ status: z.literal('deleted') }),
})
