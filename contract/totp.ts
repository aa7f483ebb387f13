import * as z from 'zod/mini'
import { me } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { currentPassword } from './passwords.ts'

/** Six digits, with or without a space between; at logging in a recovery code will do, too. */
export const totpCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter the code'), z.maxLength(60, 'The code is too long'))

/** Whether the temple asks all of its staff for codes. */
export const getTotpRule = endpoint({
  method: 'GET',
  path: '/api/account/totp',
  access: 'staff',
  isTotpSetup: true,
  input: z.object({}),
  output: z.object({ isRequired: z.boolean() }),
})

/** Begins anew each time; nothing is asked at logging in before `confirmTotp`. */
export const startTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/start',
  access: 'staff',
  isTotpSetup: true,
  input: z.object({ currentPassword }),
  /** The secret for typing, and as the `otpauth://` address of a QR code. */
  output: z.object({ secret: z.string(), uri: z.string() }),
})

/** Shows the recovery codes, this one time. Ends all other sessions. */
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/confirm',
  access: 'staff',
  isTotpSetup: true,
  input: z.object({ code: totpCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Open to every signed-in person: who is no longer staff must be able to be rid of it. */
export const disableTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/disable',
  access: 'user',
  input: z.object({ currentPassword, code: totpCode }),
  output: me,
})
