import * as z from 'zod/mini'

const action = z.object({ action: z.string(), title: z.string(), navigate: z.string() })

/**
 * What a push holds, once it is decrypted: a declarative push message (Push API), which some browsers show
 * without the worker. Of all its members these are the ones we send.
 */
export const pushPayload = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string().check(z.minLength(1)),
    body: z.string(),
    /** Where a tap leads. */
    navigate: z.string(),
    lang: z.string(),
    dir: z.enum(['auto', 'ltr', 'rtl']),
    /** A later notification with the same tag replaces an earlier one. */
    tag: z.string(),
    icon: z.string(),
    /** The moment the notification is about; phones show the time until or since then. */
    timestamp: z.optional(z.number()),
    actions: z.array(action),
  }),
  app_badge: z.number(),
})
export type PushPayload = z.infer<typeof pushPayload>
