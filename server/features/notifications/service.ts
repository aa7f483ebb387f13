import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { LimitReason } from '#contract/notifications/admin.ts'
import type { Notify, Outgoing } from '#server/adapters/email/port.ts'
import {
  countFor,
  mostByOthers,
  mostForTheAsking,
  mostToUnconfirmed,
  recipientOf,
} from './recipients.ts'
import { insertDelivery } from './repository.ts'

/** Without an account if the person only subscribed to the newsletter. */
export type FindOwner = (
  trx: Knex,
  address: string,
) => Promise<{ readonly userId?: string } | undefined>

type Deps = {
  readonly now: () => Date
  readonly publicUrl: string
  /** Who has proved that the address is theirs, if anybody. */
  readonly findOwner: FindOwner
  readonly log: Pick<Logger, 'warn'>
  readonly pseudonymKey: Buffer
}

const addressOf = (outgoing: Outgoing): string | undefined => {
  if (outgoing.isAlwaysSent) return undefined
  return 'to' in outgoing ? outgoing.to : outgoing.mail.to
}

/**
 * Where emails become rows, whoever sends them: too many for an address are held back here and
 * shown to staff. The caller is not told, so that nobody learns anything from it.
 */
export const createNotify = (deps: Deps): Notify => {
  const { now, publicUrl, findOwner, log, pseudonymKey } = deps
  const { hostname } = new URL(publicUrl)

  type Counted = { readonly recipient?: string | undefined; readonly limitReason?: LimitReason }

  const insert = (
    trx: Knex,
    { key, mail, language, regarding, notBefore, usefulUntil }: Outgoing,
    counted: Counted = {},
  ): Promise<void> =>
    insertDelivery(trx, {
      key,
      mail,
      language,
      regarding,
      messageId: `<${randomUUID()}@${hostname}>`,
      createdAt: now().toISOString(),
      dueAt: notBefore?.toISOString(),
      usefulUntil: usefulUntil?.toISOString(),
      ...counted,
    })

  const send = async (trx: Knex, outgoing: Outgoing): Promise<void> => {
    const address = addressOf(outgoing)
    if (address === undefined) return insert(trx, outgoing)
    const recipient = recipientOf(pseudonymKey, address)
    const sent = await countFor(trx, recipient, now())
    const most = outgoing.isForTheAsking ? mostForTheAsking : mostToUnconfirmed
    if (sent < most) return insert(trx, outgoing, { recipient })
    const owner = await findOwner(trx, address)
    if (owner?.userId !== undefined && owner.userId === outgoing.by) return insert(trx, outgoing)
    if (owner && sent < mostByOthers) return insert(trx, outgoing, { recipient })
    const limitReason = owner ? 'others' : 'unconfirmed'
    await insert(trx, outgoing, { limitReason })
    log.warn({ key: outgoing.key, limitReason }, 'an email was held back: too many to one address')
  }

  return async (trx, outgoing) => {
    for (const each of outgoing) await send(trx, each)
  }
}
