import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { InLanguage } from '#contract/languages.ts'
import type { Draft } from '#server/adapters/email/port.ts'
import type { Shared } from '#server/feature.ts'
import { findByPhone, type Subscription } from './repository.ts'

/** A message that waits to be sent. */
export type Queued = InLanguage & {
  readonly key: string
  readonly draft: Draft
  readonly at: Date
  readonly usefulUntil: Date
}

/** Nobody waits longer for a sample. */
const sampleMs = 10 * 60 * 1000

/** A reminder of the next festival, to a number that is confirmed. */
export const sampleOf = (
  { id, language }: Pick<Subscription, 'id' | 'language'>,
  at: Date,
): Queued => ({
  key: `whatsapp-test:${id}:${at.toISOString()}`,
  draft: { kind: 'test', about: { id } },
  language,
  at,
  usefulUntil: new Date(at.getTime() + sampleMs),
})

/** Somebody waits for these with the phone in hand: they go before the reminders that are due. */
const aheadMs = 24 * 60 * 60 * 1000

/** Has a message sent once the transaction is committed. */
export const createQueue =
  ({ insertDeliveries }: Pick<Shared, 'insertDeliveries'>) =>
  (trx: Knex, { key, draft, language, at, usefulUntil }: Queued): Promise<void> =>
    insertDeliveries(trx, [
      {
        key,
        channel: 'whatsapp',
        messageId: randomUUID(),
        mail: draft,
        language,
        createdAt: at.toISOString(),
        dueAt: new Date(at.getTime() - aheadMs).toISOString(),
        usefulUntil: usefulUntil.toISOString(),
      },
    ])

/** Sends a sample to a confirmed number, whose owner asks for it while logged in: strangers' limits do not count it. */
export const createQueueSample =
  (deps: Pick<Shared, 'insertDeliveries' | 'now'>) =>
  async (trx: Knex, phone: string): Promise<void> => {
    const row = await findByPhone(trx, phone)
    if (row?.isActive) await createQueue(deps)(trx, sampleOf(row, deps.now()))
  }
