import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { staffLanguage, type InLanguage } from '#contract/languages.ts'
import type { Shared } from '#server/feature.ts'
import { messageMail } from './contactMails.ts'
import { insertMessage, type ContactMessage } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now'> & {
  readonly startOptIn: (
    trx: Knex,
    request: InLanguage & { email: string; source: string },
  ) => Promise<void>
}

type NewMessage = Omit<ContactMessage, 'id' | 'createdAt'>

export const createContact = ({ findSite, notify, startOptIn, now }: Deps) => ({
  /** Stores the message and emails the temple, in the caller's transaction. */
  send: async (trx: Knex, message: NewMessage): Promise<{ id: string }> => {
    const id = randomUUID()
    await insertMessage(trx, { ...message, id, createdAt: now().toISOString() })
    const { email: temple } = await findSite(trx)
    const mail = messageMail(temple, message)
    await notify(trx, [
      {
        key: `contact:${id}`,
        language: staffLanguage,
        mail,
        regarding: { kind: 'message' },
        isAlwaysSent: true,
      },
    ])
    const { email, language } = message
    if (message.wantsNewsletter) await startOptIn(trx, { email, language, source: 'contact' })
    return { id }
  },
})

export type Contact = ReturnType<typeof createContact>
