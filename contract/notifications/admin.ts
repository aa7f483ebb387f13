import * as z from 'zod/mini'
import { type DeliveryKind, deliveryKinds } from './kinds.ts'
import { bulkAnswer, someOf } from '#contract/bulk.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageOf, paging, search } from '#contract/paging.ts'
import { reminderChannel } from '#contract/reminders/choice.ts'

/**
 * `held`: email is not set up yet. `filed`: written to a file on a developer's machine. `expired`:
 * no longer useful when it could be sent, such as a link valid for ten minutes. `limited`: over the
 * limit of one address, staff decide. `undelivered`: accepted by the provider, which later reported
 * a failed delivery.
 */
const deliveryStatuses = [
  'waiting',
  'held',
  'sent',
  'filed',
  'failed',
  'limited',
  'expired',
  'undelivered',
] as const

/**
 * Why an email is held back: too many to an unconfirmed address, or too many caused by others than
 * the address's owner.
 */
const limitReasons = ['unconfirmed', 'others'] as const
export type LimitReason = (typeof limitReasons)[number]

const troubleKinds = ['unreachable', 'encryption', 'password', 'sender', 'put_off'] as const

const mailState = z.object({
  /** How emails are sent: `none` if there is no mail server although people rely on email. */
  outlet: z.enum(['smtp', 'files', 'none']),
  /** Messages we gave up on, in every channel. */
  failed: z.number(),
  /** Emails that cannot be sent: held, or waiting while sending fails. */
  stuck: z.number(),
  /** Why sending fails at present, according to the last attempt. */
  trouble: z.optional(
    z.object({
      kind: z.enum(troubleKinds),
      since: z.string(),
      /** The mail server's answer, for administrators. */
      said: z.optional(z.string()),
    }),
  ),
  /** Nothing can be saved: the disk is full, or cannot be written to. */
  disk: z.optional(z.enum(['full', 'unwritable'])),
  /** There for an alarm only: no good backup for two days. */
  lateBackup: z.optional(z.object({ lastGoodAt: z.optional(z.string()) })),
  /** Channels whose providers refuse our credentials; absent if there are none. */
  stopped: z.optional(
    z.array(
      z.object({
        channel: reminderChannel,
        since: z.string(),
        retryAt: z.string(),
        /** Messages that wait for it. */
        waiting: z.number(),
        /** The provider's answer, for administrators. */
        said: z.optional(z.string()),
      }),
    ),
  ),
})
export type MailState = z.infer<typeof mailState>

const mailTest = z.object({
  /** The administrator's own address. */
  to: z.string(),
  outcome: z.enum(['sent', 'filed', 'refused', 'not_set_up']),
  /** For a problem that affects every email. */
  kind: z.optional(z.enum(troubleKinds)),
  /** The mail server's answer, or why it could not be reached. */
  said: z.optional(z.string()),
})
export type MailTest = z.infer<typeof mailTest>

/** Sends a test email to the caller at once, and returns the mail server's answer. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-test',
  access: 'office',
  input: z.object({}),
  output: mailTest,
})

/** Whether emails and other messages are being sent. The back office asks regularly while it is open. */
export const getMailState = endpoint({
  method: 'GET',
  path: '/api/admin/mail-state',
  access: 'staff',
  input: z.object({}),
  output: mailState,
})

/** The festival of a reminder, with its date in the subscriber's city. */
const remindedFestival = z.object({
  id: z.string(),
  name: z.string(),
  date: z.optional(z.string()),
  /** Absent for news of a festival that was moved or hidden. */
  daysBefore: z.optional(z.number()),
  isAtEve: z.optional(z.literal(true)),
  isAtMoonrise: z.optional(z.literal(true)),
})

const deliveryKind = z.enum(Object.keys(deliveryKinds) as DeliveryKind[])

/**
 * A message, sent or not. Address and text of a sent one are not stored; its kind and reference, and
 * a reminder's festival, are.
 */
const delivery = z.object({
  id: z.number(),
  channel: reminderChannel,
  to: z.optional(z.string()),
  subject: z.optional(z.string()),
  festival: z.optional(remindedFestival),
  /** Absent for reminders, and for what was sent before it was recorded. */
  kind: z.optional(deliveryKind),
  /** Of the donation, booking or order it is about. */
  reference: z.optional(z.string()),
  /** WhatsApp messages and pushes that are no reminders: a code to confirm a number, or a sample. */
  sort: z.optional(z.enum(['code', 'test'])),
  /** The provider's later status of an accepted message. */
  providerStatus: z.optional(z.enum(['sent', 'failed', 'delivered', 'read'])),
  status: z.enum(deliveryStatuses),
  limitReason: z.optional(z.enum(limitReasons)),
  attempts: z.number(),
  /** The answer of the mail server or the provider, or why it could not be reached. */
  lastError: z.optional(z.string()),
  createdAt: z.string(),
  /** When we try again. */
  dueAt: z.optional(z.string()),
  settledAt: z.optional(z.string()),
})
export type Delivery = z.infer<typeof delivery>

/**
 * The latest first; `failed` counts all we gave up on. The search covers the address or number while
 * it is stored, the subject, the festival's name and the reference of a donation, booking or order.
 */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/admin/deliveries',
  access: 'office',
  input: z.object({
    status: z.optional(z.enum(deliveryStatuses)),
    channel: z.optional(reminderChannel),
    /** Its key, as in `festivals` of the answer. */
    festival: z.optional(z.string().check(z.maxLength(120))),
    search,
    ...paging,
  }),
  output: z.extend(pageOf(delivery), {
    failed: z.number(),
    /** Festivals with reminders, latest first. */
    festivals: z.array(z.object({ id: z.string(), name: z.string(), date: z.string() })),
  }),
})

/**
 * Retries a failed message, or sends a waiting one at once. 409 `wrong_status` if it was sent, or if
 * its person has stopped or paused the reminders.
 */
export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/deliveries/:id/retry',
  access: 'office',
  input: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number')) }),
  output: delivery,
})

/**
 * The messages about one donation, booking or order, the latest first, as far as the caller may see
 * what they are about. No addresses.
 */
export const listDeliveriesAbout = endpoint({
  method: 'GET',
  path: '/api/admin/messages-sent',
  access: 'staff',
  input: z.object({ reference: z.string().check(z.maxLength(40)) }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        kind: deliveryKind,
        status: z.enum(deliveryStatuses),
        createdAt: z.string(),
        settledAt: z.optional(z.string()),
      }),
    ),
    /** What can be sent now, again or for the first time. */
    sendable: z.array(deliveryKind),
  }),
})
export type DeliveriesAbout = z.infer<typeof listDeliveriesAbout.output>

/**
 * Sends a receipt or news again, to the address that its donation, booking or order has now. 409
 * `wrong_status` if there is nothing to send or nobody to send it to; at most three times a day.
 */
export const sendMessageAgain = endpoint({
  method: 'POST',
  path: '/api/admin/messages-sent',
  access: 'staff',
  input: z.object({ reference: z.string().check(z.maxLength(40)), kind: deliveryKind }),
  output: listDeliveriesAbout.output,
})

/** The same for many, each by the rules of one. The ids of the answer are references. */
export const sendMessagesAgain = endpoint({
  method: 'POST',
  path: '/api/admin/messages-sent/many',
  access: 'staff',
  mostInTenMinutes: 20,
  input: z.object({
    references: someOf(z.string().check(z.minLength(1), z.maxLength(40))),
    kind: deliveryKind,
  }),
  output: bulkAnswer(z.object({ id: z.string() })),
})
