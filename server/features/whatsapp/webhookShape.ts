import * as z from 'zod/mini'

/** Printable ASCII: ids and numbers are nothing else. */
const id = z.string().check(z.regex(/^[\x21-\x7e]{1,300}$/))
const digits = z.string().check(z.regex(/^\d{5,20}$/))
const seconds = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(1e11))),
)

export const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'played', 'failed']),
  timestamp: seconds,
  recipient_id: z.optional(digits),
  recipient_user_id: z.optional(id),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(
    z.array(
      z.object({
        code: z.number(),
        title: z.optional(z.string()),
        error_data: z.optional(z.object({ details: z.optional(z.string()) })),
      }),
    ),
  ),
})
export type Status = z.infer<typeof status>

export const message = z.object({
  id,
  timestamp: seconds,
  from: z.optional(digits),
  from_user_id: z.optional(id),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ payload: z.optional(z.string()), text: z.optional(z.string()) })),
  interactive: z.optional(
    z.object({
      button_reply: z.optional(z.object({ id: z.string(), title: z.optional(z.string()) })),
    }),
  ),
})
export type Message = z.infer<typeof message>

/** Somebody used WhatsApp's own switch for messages of businesses. */
export const preference = z.object({
  wa_id: z.optional(digits),
  user_id: z.optional(id),
  value: z.string(),
  timestamp: seconds,
})

export const contact = z.object({ wa_id: digits, user_id: id })

const list = z.optional(z.array(z.unknown()))

/** Only the frame: what is inside is looked at one by one, and what is odd is passed over. */
export const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.optional(z.object({ phone_number_id: z.string() })),
            contacts: list,
            statuses: list,
            messages: list,
            user_preferences: list,
          }),
        }),
      ),
    }),
  ),
})
