import * as z from 'zod/mini'

/** More than anybody types, and short enough to hash: at most four bytes each. */
const longestPassword = 256

const tooLong = `Password must be at most ${longestPassword} characters`

/** An entered password, compared as it is: nothing is trimmed, and case counts. */
export const enteredPassword = z
  .string()
  .check(
    z.minLength(1, 'Please enter your password'),
    z.minLength(6, 'Password must be at least 6 characters'),
    z.maxLength(longestPassword, tooLong),
  )

/** The password of someone logged in, requested again before important changes. */
export const currentPassword = z
  .string()
  .check(
    z.minLength(1, 'Please enter your current password'),
    z.maxLength(longestPassword, tooLong),
  )

/**
 * A new password. The server also refuses those that are easy to guess; its lists are too long to
 * send here.
 */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Please enter a password'),
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(longestPassword, tooLong),
    z.regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter'),
    z.regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter'),
    z.regex(/\p{Nd}/u, 'Password must contain at least one digit'),
  )

type PasswordPair = { password?: unknown; confirmPassword?: unknown }

/** For a form that asks for the new password twice; reported together with other errors. */
export const passwordsMatch = z.refine<PasswordPair>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
    when: ({ value }) => value !== null && typeof value === 'object',
  },
)
