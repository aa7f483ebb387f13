import * as z from 'zod/mini'
import { me } from './public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { asPlainCharacters } from '#contract/fields.ts'
import { currentPassword } from './passwords.ts'

/** Six digits, with or without a space; at login, a recovery code works too. */
export const totpCode = z
  .string()
  .check(
    asPlainCharacters,
    z.trim(),
    z.minLength(1, 'Please enter the code'),
    z.maxLength(60, 'The code is too long'),
  )

/** Whether the temple requires codes from all staff. */
export const getTotpRule = endpoint({
  method: 'GET',
  path: '/api/account/totp',
  access: 'staff',
  isTotpSetup: true,
  input: z.object({}),
  output: z.object({ isRequired: z.boolean() }),
})

/** Starts over each time; login asks for no code before `confirmTotp`. */
export const startTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/start',
  access: 'staff',
  isTotpSetup: true,
  input: z.object({ currentPassword }),
  /** The secret to type, and the `otpauth://` address of a QR code. */
  output: z.object({ secret: z.string(), uri: z.string() }),
})

/** Shows the recovery codes, only this once. Ends all other sessions. */
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/confirm',
  access: 'staff',
  isTotpSetup: true,
  input: z.object({ code: totpCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Open to everyone logged in: former staff must be able to turn it off. */
export const disableTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/disable',
  access: 'user',
  input: z.object({ currentPassword, code: totpCode }),
  output: me,
})
