import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Notify, Outgoing } from '#server/adapters/email/port.ts'
import { recipientOf, roomFor } from './recipients.ts'
import { insertDelivery } from './repository.ts'

type Deps = {
  readonly now: () => Date
  readonly publicUrl: string
  /** Somebody has shown that the address is theirs. */
  readonly isConfirmed: (trx: Knex, address: string) => Promise<boolean>
  readonly log: Pick<Logger, 'warn'>
}

const addressOf = (outgoing: Outgoing): string | undefined => {
  if (outgoing.isAlwaysSent) return undefined
  return 'to' in outgoing ? outgoing.to : outgoing.mail.to
}

/**
 * Where mails become rows, whoever sends them: what would be too much for an address that nobody has
 * confirmed is held back here. Its caller is not told, so that nobody learns anything from it.
 */
export const createNotify = ({ now, publicUrl, isConfirmed, log }: Deps): Notify => {
  const { hostname } = new URL(publicUrl)

  const insert = (
    trx: Knex,
    { key, mail, usefulUntil }: Outgoing,
    recipient?: string,
  ): Promise<void> =>
    insertDelivery(trx, {
      key,
      mail,
      messageId: `<${randomUUID()}@${hostname}>`,
      createdAt: now().toISOString(),
      recipient,
      usefulUntil: usefulUntil?.toISOString(),
    })

  const send = async (trx: Knex, outgoing: Outgoing): Promise<void> => {
    const address = addressOf(outgoing)
    if (address === undefined) return insert(trx, outgoing)
    const recipient = recipientOf(address)
    const hasRoom = (await roomFor(trx, recipient, now())) > 0
    if (hasRoom || (await isConfirmed(trx, address))) return insert(trx, outgoing, recipient)
    log.warn({ key: outgoing.key }, 'an email was not sent: too many to an unconfirmed address')
  }

  return async (trx, outgoing) => {
    for (const each of outgoing) await send(trx, each)
  }
}
