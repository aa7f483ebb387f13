import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailAddress, optionalLine } from './fields.ts'
import { enteredPassword, newPassword, passwordsMatch } from './passwords.ts'

export const roles = ['user', 'priest', 'editor', 'admin'] as const
/** `user` is a devotee; the others are the temple's staff, of whom an `admin` may do everything. */
export type Role = (typeof roles)[number]

/** What somebody logged in sees of their own account. */
export const me = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.optional(z.string()),
  fullName: z.optional(z.string()),
  role: z.enum(roles),
  hasTotp: z.boolean(),
  /** With two-step login only. */
  recoveryCodesLeft: z.optional(z.number()),
  createdAt: z.string(),
})
export type Me = z.infer<typeof me>

/** Without `@`, so that a name is never somebody's email address. */
export const username = z
  .string()
  .check(
    z.trim(),
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

/** What the form of /signup holds. */
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
 * Makes an account and writes to its address. The answer is the same for an address that has an
 * account already; its owner is told by mail. A name that is taken is said so: `username_taken`.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  input: registerInput,
  output: z.object({ status: z.literal('registered') }),
})

export const loginInput = z.object({
  /** The name, or the email address. */
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Username must be at least 3 characters'),
      z.maxLength(254, 'Username must be at most 254 characters'),
    ),
  password: enteredPassword,
  /** Six digits of the authenticator app, or a recovery code; when asked for by `totp_required`. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(60))),
})
export type LoginInput = z.infer<typeof loginInput>

/** Signs this browser in, by a cookie. A session it had before is ended. */
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

/** Same answer, and after the same time, for every address. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  input: z.object({ email: emailAddress }),
  output: z.object({ status: z.literal('mail_sent') }),
})

const token = z.string().check(z.maxLength(200))

/** With the token from the email, which works once, for ten minutes. Does not log anybody in. */
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
 * By a button on the page of the link, never by opening it: scanners of mail open every link. Only for
 * whoever is logged in to the account or knows its password: else somebody could make an account with
 * another's address, have them confirm it, and read what joins it.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'anyone',
  input: z.object({ token, password: z.optional(enteredPassword) }),
  output: z.object({ status: z.literal('confirmed'), email: z.string() }),
})
