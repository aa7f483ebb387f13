import { randomUUID } from 'node:crypto'
import { renderWhatsapp } from '#contract/whatsapp/templates.ts'
import type { WhatsappMessage, WhatsappSender } from './port.ts'

/** A message that went nowhere. */
export type LocalMessage = {
  readonly id: string
  readonly to: string
  readonly template: WhatsappMessage['template']
  /** The whole message, as its reader would see it. */
  readonly text: string
  /** The same for each try of one message. */
  readonly reference: string
}

/** Used without a Meta account: messages are stored for staff to read, and not sent. */
export const createLocalSender = (
  keep: (message: LocalMessage) => Promise<void>,
): WhatsappSender => ({
  isLocal: true,
  send: async ({ to, template, parameters, reference }) => {
    const id = `local.${randomUUID()}`
    const address = 'phone' in to ? to.phone : to.userId
    const text = renderWhatsapp(template, parameters)
    await keep({ id, to: address, template, text, reference })
    return { providerId: id }
  },
  close: async () => undefined,
})
