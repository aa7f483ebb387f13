import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress, optionalLine } from '#contract/fields.ts'
import { enteredPassword, newPassword, passwordsMatch } from './passwords.ts'
import { roles } from './roles.ts'

/** The logged-in user's own account. */
export const me = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.optional(z.string()),
  fullName: z.optional(z.string()),
  role: z.enum(roles),
  hasTotp: z.boolean(),
  /** Only with two-step login. */
  recoveryCodesLeft: z.optional(z.number()),
  createdAt: z.string(),
})
export type Me = z.infer<typeof me>

/** Without `@`, so that a username is never an email address. */
export const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a username'),
    z.minLength(3, 'Username must be at least 3 characters'),
    z.maxLength(40, 'Username must be at most 40 characters'),
    z.regex(
      /^[\p{L}\p{M}\p{Nd}._-]*$/u,
      'Username may contain letters, digits, dots, dashes and underscores only',
    ),
  )

const registration = {
  username,
  email: emailAddress,
  password: newPassword,
  fullName: optionalLine(100),
}

export const registerInput = z.object(registration)
export type RegisterInput = z.infer<typeof registerInput>

/** The fields of the form on /signup. */
export const signupForm = z
  .object({
    ...registration,
    confirmPassword: z.string(),
    acceptTerms: z.literal(true, 'You must accept the terms and conditions'),
  })
  .check(passwordsMatch)
export type SignupForm = z.infer<typeof signupForm>

export const toRegisterInput = ({
  confirmPassword: _repeated,
  acceptTerms: _accepted,
  ...input
}: SignupForm): RegisterInput => input

/**
 * Creates an account and emails its address. The answer is the same if the address already has an
 * account; its owner gets an email instead. A username that is taken is refused with
 * `username_taken`.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  input: registerInput,
  output: z.object({ status: z.literal('registered') }),
})

export const loginInput = z.object({
  /** The username or the email address. */
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your username or email'),
      z.minLength(3, 'Username must be at least 3 characters'),
      z.maxLength(254, 'Username must be at most 254 characters'),
    ),
  password: enteredPassword,
  /**
   * Six digits from the authenticator app, or a recovery code; sent after a `totp_required` answer.
   */
  code: z.optional(z.string().check(z.trim(), z.maxLength(60))),
})
export type LoginInput = z.infer<typeof loginInput>

/** Logs this browser in with a cookie, and ends its earlier session. */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  hasOwnLimit: true,
  input: loginInput,
  output: me,
})

/** Ends this browser's session; also succeeds if there is none. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ status: z.literal('signed_out') }),
})

export const getMe = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  input: z.object({}),
  output: me,
})

/** The answer is the same for every address, and takes the same time. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  input: z.object({ email: emailAddress }),
  output: z.object({ status: z.literal('mail_sent') }),
})

const token = z.string().check(z.maxLength(200))

/** Needs the token from the email, which works once, for ten minutes. Does not log anybody in. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'anyone',
  input: z.object({ token, password: newPassword }),
  output: z.object({ status: z.literal('password_changed') }),
})

export const resetForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .check(passwordsMatch)

/**
 * Called by a button on the linked page, never by opening the link, because mail scanners open
 * every link. Requires the account's session or password: otherwise an attacker could register
 * another person's address, have them confirm it, and read what is added to the account.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'anyone',
  input: z.object({ token, password: z.optional(enteredPassword) }),
  output: z.object({ status: z.literal('confirmed'), email: z.string() }),
})
