import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Shared } from '#server/feature.ts'
import { messageMail } from './contactMails.ts'
import { insertMessage, type ContactMessage } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now'> & {
  readonly startOptIn: (trx: Knex, request: { email: string; source: string }) => Promise<void>
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
      { key: `contact:${id}`, mail, regarding: { kind: 'message' }, isAlwaysSent: true },
    ])
    if (message.wantsNewsletter) await startOptIn(trx, { email: message.email, source: 'contact' })
    return { id }
  },
})

export type Contact = ReturnType<typeof createContact>
