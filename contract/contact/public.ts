import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress, longText, oneLine } from '#contract/fields.ts'

export const contactSubjects = ['puja', 'product', 'donation', 'service', 'feedback'] as const
export type ContactSubject = (typeof contactSubjects)[number]

export const contactInput = z.object({
  name: oneLine(100),
  email: emailAddress,
  subject: z.enum(contactSubjects, 'Please choose a subject'),
  message: longText(5000),
  wantsNewsletter: z._default(z.boolean(), false),
})

/** Leaves a message with the temple's staff. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  command: true,
  input: contactInput,
  output: z.object({ id: z.string() }),
})
