import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailAddress, oneLine } from './fields.ts'

const digits = (text: string): number => text.replaceAll(/\D/g, '').length

/** A number as somebody types it, with the specification's words for what is wrong with it. */
export const phoneNumber = z.string().check(
  z.trim(),
  z.maxLength(40, 'Must be in international format (e.g., +919876543210)'),
  z.refine((text) => digits(text) >= 10, 'Phone number must be at least 10 digits'),
  z.refine(
    (text) => /^\+[\d\s().-]+$/.test(text) && digits(text) <= 15,
    'Must be in international format (e.g., +919876543210)',
  ),
)

const name = oneLine(100).check(z.minLength(2, 'Name must be at least 2 characters'))

/** Who asks, with the specification's messages. */
export const whatsappPerson = z.object({ name, phoneNumber, email: z.optional(emailAddress) })

export const whatsappCode = z
  .string()
  .check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits of the code'))

/** The specification's form: all festivals; 7, 3 and 1 days before, and on the day. */
export const subscribeWhatsapp = endpoint({
  method: 'POST',
  path: '/api/notifications/whatsapp/subscribe',
  access: 'anyone',
  input: whatsappPerson,
  /** `code_sent`: the six digits that confirm the number are on their way. */
  output: z.object({ status: z.enum(['code_sent', 'active']), message: z.string() }),
})

/** Sends a sample reminder, or the code where the number is not confirmed. */
export const testWhatsapp = endpoint({
  method: 'POST',
  path: '/api/notifications/whatsapp/test',
  access: 'anyone',
  input: z.object({ name, phoneNumber }),
  output: z.object({
    message: z.string(),
    festival: z.string(),
    /** `code_sent`: the number has to be confirmed first. */
    status: z.enum(['sent', 'code_sent']),
  }),
})

/** `token` opens the reminders at /reminders. */
export const confirmWhatsapp = endpoint({
  method: 'POST',
  path: '/api/notifications/whatsapp/confirm',
  access: 'anyone',
  input: z.object({
    phoneNumber,
    code: whatsappCode,
  }),
  output: z.object({ token: z.string() }),
})
