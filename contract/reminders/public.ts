import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress } from '#contract/fields.ts'
import { reminderChannel, reminderChoice } from './choice.ts'

/** Where the subscription was made: one of our pages, or `festival_{slug}`. */
export const reminderSource = z
  .string()
  .check(z.regex(/^(?:calendar_page|reminders|profile|festival_[a-z0-9-]{1,120})$/, 'Unknown page'))

/** The text shown above the button, stored with the consent. */
export const consentWords = z.string().check(z.minLength(1, 'Required'), z.maxLength(600))

/** `pending`: not confirmed yet, and nothing is sent. */
export const reminderStatuses = ['pending', 'active', 'paused', 'stopped'] as const
const reminderStatus = z.enum(reminderStatuses)
export type ReminderStatus = z.infer<typeof reminderStatus>

/** One channel's reminders. `token` opens them without a login, and is in every message. */
const reminder = z.object({
  token: z.string(),
  channel: reminderChannel,
  status: reminderStatus,
  /** Whom they go to, shortened: `m•••@example.org`, `+91 ••••• ••223`; absent for push. */
  address: z.optional(z.string()),
  choice: reminderChoice,
  /**
   * For push: nothing is delivered until the app is opened on the device, which subscribes again.
   */
  isRefused: z.optional(z.literal(true)),
  /** The single festivals of `choice` on their days there; those that are long over are not among them. */
  chosen: z.optional(z.array(z.object({ key: z.string(), name: z.string(), date: z.string() }))),
  /** The city whose dates and time zone apply to `choice`. */
  cityName: z.string(),
})
export type Reminder = z.infer<typeof reminder>

/**
 * Subscribes to reminders by email. An address not verified as the caller's gets a confirmation
 * link first; the answer is the same either way (`confirmation_sent`), except for the account's own
 * confirmed address.
 */
export const askEmailReminders = endpoint({
  method: 'POST',
  path: '/api/reminders/email',
  access: 'anyone',
  command: true,
  input: z.object({
    email: emailAddress,
    choice: reminderChoice,
    source: reminderSource,
    words: consentWords,
  }),
  output: z.object({ status: z.enum(['confirmation_sent', 'active']) }),
})

const base64url = (longest: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/, 'Expected base64url'), z.maxLength(longest))

/** A browser's `PushSubscription`, as its `toJSON` gives it. */
const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({ p256dh: base64url(100), auth: base64url(40) }),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscription>

/** The public half of the key that signs our pushes, base64url. It never changes. */
export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/reminders/push-key',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ key: z.string() }),
})

/** Begins or changes the reminders of this browser. They are active at once. */
export const askPushReminders = endpoint({
  method: 'POST',
  path: '/api/reminders/push',
  access: 'anyone',
  input: z.object({
    subscription: pushSubscription,
    choice: reminderChoice,
    source: reminderSource,
    words: consentWords,
  }),
  output: z.omit(reminder, { cityName: true }),
})

/** The browser has another subscription now, or still the same: asked at each start of the app. 404: unknown. */
export const renewPush = endpoint({
  method: 'POST',
  path: '/api/reminders/push/renew',
  access: 'anyone',
  input: z.object({
    /** The endpoint it had before. */
    endpoint: z.string().check(z.maxLength(1000)),
    subscription: pushSubscription,
  }),
  output: z.object({
    token: z.string(),
    /**
     * Its push service rejects our messages: the app subscribes again and reports the new
     * subscription.
     */
    isRefused: z.optional(z.literal(true)),
  }),
})

const link = { token: z.string().check(z.maxLength(200)) }

/**
 * The reminders behind a message's link. 404 if it is forged or expired, or if they were erased.
 */
export const getReminder = endpoint({
  method: 'GET',
  path: '/api/reminders/by-link/:token',
  access: 'anyone',
  input: z.object(link),
  output: reminder,
})

/** Confirms an email address, by a button on the page of the link: scanners of mail open every link. */
export const confirmReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/by-link/:token/confirm',
  access: 'anyone',
  input: z.object(link),
  output: reminder,
})

export const changeReminder = endpoint({
  method: 'PUT',
  path: '/api/reminders/by-link/:token',
  access: 'anyone',
  input: z.object({ ...link, choice: reminderChoice }),
  output: reminder,
})

/** `stop` deletes the address; nothing is sent until the person subscribes again. */
export const setReminderStatus = endpoint({
  method: 'POST',
  path: '/api/reminders/by-link/:token/status',
  access: 'anyone',
  input: z.object({ ...link, action: z.enum(['pause', 'resume', 'stop']) }),
  output: reminder,
})

/** The account's reminders of all channels. */
export const listMyReminders = endpoint({
  method: 'GET',
  path: '/api/account/reminders',
  access: 'user',
  input: z.object({}),
  output: z.array(reminder),
})
