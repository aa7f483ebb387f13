import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { asOneCode, asPlainCharacters, emailOr, oneLine } from '#contract/fields.ts'
import { reminderChoice } from '#contract/reminders/choice.ts'
import { consentWords, reminderSource } from '#contract/reminders/public.ts'

const digits = (text: string): number => text.replaceAll(/\D/g, '').length

const international = {
  error: 'Must be in international format (e.g., +919876543210)',
  abort: true,
}

/** A typed phone number, with the specification's error messages. */
export const phoneNumber = z.string().check(
  asPlainCharacters,
  z.trim(),
  z.maxLength(40, international),
  z.refine((text) => digits(text) >= 10, {
    error: 'Phone number must be at least 10 digits',
    abort: true,
  }),
  z.refine((text) => /^\+[\d\s().-]+$/.test(text) && digits(text) <= 15, international),
)

const longEnough = z.string().check(z.trim(), z.minLength(2, 'Name must be at least 2 characters'))
const name = z.pipe(longEnough, oneLine(100))

const email = emailOr('Invalid email address')

/** What was chosen, where, and the words of the consent; absent in the specification's form. */
const chosen = z.optional(
  z.object({ choice: reminderChoice, source: reminderSource, words: consentWords }),
)
export type ChosenReminders = NonNullable<z.infer<typeof chosen>>

/** The specification's form: all festivals; 7, 3 and 1 days before, and on the day. */
export const subscribeWhatsapp = endpoint({
  method: 'POST',
  path: '/api/notifications/whatsapp/subscribe',
  access: 'anyone',
  mostInTenMinutes: 20,
  input: z.object({ name, phoneNumber, email: z.optional(email), chosen }),
  /**
   * `code_sent`: a six-digit code was sent, or had been sent in the last 24 hours if the number
   * already got three messages. `active` is returned only to the account that confirmed the number.
   */
  output: z.object({ status: z.enum(['code_sent', 'active']), message: z.string() }),
})

/** Sends a sample reminder, or the code where the number is not confirmed. */
export const testWhatsapp = endpoint({
  method: 'POST',
  path: '/api/notifications/whatsapp/test',
  access: 'anyone',
  mostInTenMinutes: 20,
  input: z.object({ name, phoneNumber }),
  output: z.object({ message: z.string(), festival: z.string() }),
})

export const whatsappCode = z
  .string()
  .check(asOneCode, z.regex(/^\d{6}$/, 'Enter the six digits of the code'))

/** `token` opens the reminders at /reminders. 401 `wrong_code`: wrong, expired, or tried five times by this caller. */
export const confirmWhatsapp = endpoint({
  method: 'POST',
  path: '/api/notifications/whatsapp/confirm',
  access: 'anyone',
  input: z.object({
    phoneNumber,
    code: whatsappCode,
    chosen,
  }),
  output: z.object({ token: z.string() }),
})
