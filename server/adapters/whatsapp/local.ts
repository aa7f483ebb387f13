import { randomUUID } from 'node:crypto'
import { offered } from '#contract/languages.ts'
import type { WhatsappMessage, WhatsappSender } from './port.ts'
import { renderWhatsapp, templatesOf } from './templates.ts'

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
  languageFor: offered,
  send: async ({ to, template, language, parameters, reference }) => {
    const id = `local.${randomUUID()}`
    const address = 'phone' in to ? to.phone : to.userId
    const text = renderWhatsapp(templatesOf(language)[template], parameters)
    await keep({ id, to: address, template, text, reference })
    return { providerId: id }
  },
  close: async () => undefined,
})
