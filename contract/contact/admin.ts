import * as z from 'zod/mini'
import { bulkAnswer, bulkId, someOf } from '#contract/bulk.ts'
import { contactSubjects } from './public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { longText } from '#contract/fields.ts'
import { noJson, pageOf, paging, queryFlag, search } from '#contract/paging.ts'

const subject = z.enum(contactSubjects)

const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject,
  message: z.string(),
  wantsNewsletter: z.boolean(),
  isRead: z.boolean(),
  createdAt: z.string(),
  /** When it was last answered from here; replies from a mail program are not recorded. */
  repliedAt: z.optional(z.string()),
})
export type ContactMessage = z.infer<typeof contactMessage>

const contactMessageDetails = z.extend(contactMessage, {
  /** Goes up with each answer, not when it is marked as read. */
  version: z.number(),
  replies: z.array(
    z.object({
      text: z.string(),
      at: z.string(),
      actor: z.object({ id: z.string(), username: z.optional(z.string()) }),
    }),
  ),
})
export type ContactMessageDetails = z.infer<typeof contactMessageDetails>

/** The search covers name, email and message. */
const filter = { isRead: queryFlag, subject: z.optional(subject), search }

/** Latest first. `unread` counts all messages, ignoring the filter. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'messages',
  input: z.object({ ...filter, ...paging }),
  output: z.extend(pageOf(contactMessage), { unread: z.number() }),
})

export const exportMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages.csv',
  access: 'messages',
  download: 'list',
  input: z.object(filter),
  output: noJson,
})

const one = { id: z.string().check(z.maxLength(80)) }

/** Reading it does not mark it as read. */
export const getMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:id',
  access: 'messages',
  input: z.object(one),
  output: contactMessageDetails,
})

export const markMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/read',
  access: 'messages',
  input: z.object({ ...one, isRead: z.boolean() }),
  output: contactMessageDetails,
})

/** Marks many at once; those that are so already are left as they are. */
export const markMessages = endpoint({
  method: 'POST',
  path: '/api/admin/messages/marks',
  access: 'messages',
  input: z.object({ ids: someOf(bulkId), isRead: z.boolean() }),
  output: bulkAnswer(z.object({ id: z.string() })),
})

/**
 * Emails the sender and marks the message as read. Once for each Idempotency-Key; 412 if somebody
 * else answered meanwhile.
 */
export const replyToMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/reply',
  access: 'messages',
  command: true,
  isVersioned: true,
  hasOwnLimit: true,
  input: z.object({ ...one, text: longText(10_000) }),
  output: contactMessageDetails,
})
