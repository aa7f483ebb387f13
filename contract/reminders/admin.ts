import * as z from 'zod/mini'
import { noJson } from '#contract/paging.ts'
import { endpoint } from '#contract/endpoint.ts'
import { reminderChannel } from './choice.ts'
import { reminderStatuses } from './public.ts'

/** When people are reminded: so many days before, the evening before, or as the moon rises. */
export const reminderMoments = ['7', '3', '1', 'eve', '0', 'moonrise'] as const
export type ReminderMoment = (typeof reminderMoments)[number]

const channelCount = z.object({
  channel: reminderChannel,
  states: z.record(z.enum(reminderStatuses), z.number()),
  /** How many active subscribers chose each moment. */
  moments: z.record(z.enum(reminderMoments), z.number()),
})
export type ChannelCount = z.infer<typeof channelCount>

/** `other`: on the day of a festival beyond Ganesha's; only where the temple offers any. */
const previewMoment = z.enum([...reminderMoments, 'moved', 'other'])

const preview = z.object({
  moment: previewMoment,
  /** Which festival the example is about: only some have a moonrise. */
  festival: z.string(),
  title: z.string(),
  body: z.string(),
  /** As plain text; the HTML is loaded into a frame by `showReminderEmail`. */
  email: z.object({ subject: z.string(), text: z.string() }),
})
export type ReminderPreview = z.infer<typeof preview>

/** Subscriber counts per festival, and previews of the messages for the temple's city. */
export const getReminderOverview = endpoint({
  method: 'GET',
  path: '/api/admin/reminders',
  access: 'office',
  input: z.object({}),
  output: z.object({
    channels: z.array(channelCount),
    /**
     * The next festivals with the number of active subscribers; beyond Ganesha's only those with
     * subscribers.
     */
    next: z.array(
      z.object({ id: z.string(), name: z.string(), date: z.string(), people: z.number() }),
    ),
    previews: z.array(preview),
  }),
})

/** The HTML of a preview's email, for a frame in which it can do nothing. 404 if there is no such preview. */
export const showReminderEmail = endpoint({
  method: 'GET',
  path: '/api/admin/reminders/email/:moment',
  access: 'office',
  download: 'document',
  input: z.object({ moment: previewMoment }),
  output: noJson,
})

const group = {
  festivalId: z.string().check(z.maxLength(120)),
  /** Absent: all of them. */
  channel: z.optional(reminderChannel),
}

/**
 * How many people would get a reminder of the festival now: active subscribers of it who got none
 * today.
 */
export const countReminders = endpoint({
  method: 'GET',
  path: '/api/admin/reminders/now',
  access: 'office',
  input: z.object(group),
  output: z.object({ people: z.number() }),
})

/** `people` is the number that was shown; 412 if it would be another one by now. */
export const sendReminders = endpoint({
  method: 'POST',
  path: '/api/admin/reminders/now',
  access: 'office',
  input: z.object({ ...group, people: z.int().check(z.minimum(1), z.maximum(10_000_000)) }),
  output: z.object({ people: z.number() }),
})

/**
 * The next festival's reminder to the administrator who asks: by email, to the browsers that they get
 * reminders on, or to the WhatsApp number that they confirmed. 409 if they have none.
 */
export const sendTestReminder = endpoint({
  method: 'POST',
  path: '/api/admin/reminders/test',
  access: 'office',
  input: z.object({ channel: reminderChannel }),
  output: z.object({
    festival: z.string(),
    /** The email address, or the shortened number; absent for push. */
    to: z.optional(z.string()),
    /** The number of browsers it is sent to. */
    browsers: z.optional(z.number()),
  }),
})
