import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pageOf, paging } from '#contract/paging.ts'

/** A message of local mode, which was not sent. */
const localMessage = z.object({
  id: z.string(),
  to: z.string(),
  template: z.enum(['reminder', 'moved', 'code']),
  text: z.string(),
  createdAt: z.string(),
})
export type LocalWhatsappMessage = z.infer<typeof localMessage>

/**
 * The state of WhatsApp. Without a Meta account (`isLocal`) messages are stored here for 30 days
 * instead, latest first.
 */
export const listWhatsappMessages = endpoint({
  method: 'GET',
  path: '/api/admin/whatsapp-messages',
  access: 'office',
  input: z.object(paging),
  output: z.extend(pageOf(localMessage), {
    isLocal: z.boolean(),
    /** Why no message leaves at this time. */
    trouble: z.optional(z.object({ said: z.string(), since: z.string() })),
  }),
})
