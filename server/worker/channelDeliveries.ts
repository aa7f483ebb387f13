import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Language } from '#contract/languages.ts'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import { ChannelError } from '#server/adapters/channelError.ts'
import type { Draft } from '#server/adapters/email/port.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import {
  clearChannelTrouble,
  findChannelTrouble,
  noteChannelTrouble,
} from '#server/features/notifications/channelTrouble.ts'
import {
  claimDeliveries,
  dropDelivery,
  expireDelivery,
  findNextDue,
  giveUpDelivery,
  markSent,
  retryDelivery,
  returnDelivery,
  type Claimed,
} from '#server/features/notifications/repository.ts'
import { triesAtMost, waitAfter } from './deliveries.ts'
import type { Job } from './worker.ts'

/** Longer than sending what is claimed at once takes: what a dead worker had is taken again after it. */
const leaseMs = 120_000

/** A provider that refuses our credentials is asked again after so long. */
const troubleMs = 10 * 60_000

const reasonLimit = 500

/** So many are written before visitors have their turn: each asks the database several times. */
const composedAtOnce = 5

/** What becomes of one delivery: its channel writes and sends it. */
export type ChannelSender = {
  readonly channel: ReminderChannel
  /** How many are claimed at once; also how many a crash can send twice. */
  readonly batch: number
  /**
   * Writes the message and hands it to the provider: `sent` with the provider's id, or `unwanted` when its
   * person has stopped it meanwhile, or how long it has to wait for its turn. Throws a `ChannelError`.
   */
  readonly deliver: (
    db: Knex,
    draft: Draft,
    about: {
      readonly deliveryId: number
      readonly usefulUntil: string | null
      /** In which its person reads. */
      readonly language: Language
    },
  ) => Promise<
    | { readonly sent: string | null; readonly isLocal?: true }
    | { readonly waitMs: number }
    | 'unwanted'
  >
  /** The provider says that this address is no more: it is forgotten. */
  readonly forget: (db: Knex, draft: Draft) => Promise<void>
}

type Deps = {
  readonly db: Knex
  readonly sender: ChannelSender
  readonly now: () => Date
  readonly log: Logger
}

/** Sends what waits for WhatsApp or push. The log knows a delivery by number, never its person. */
export const createChannelDeliveries = ({ db, sender, now, log }: Deps): Job => {
  const { channel } = sender
  /** Whether there is trouble to clear: looked up once for a batch and not for each message. */
  let isTroubled = false
  const after = (ms: number): string => new Date(now().getTime() + ms).toISOString()

  const settleFailure = async (claimed: Claimed, error: unknown): Promise<void> => {
    const { id: delivery, attempts } = claimed
    const failure = error instanceof ChannelError ? error : undefined
    const code = failure?.code ?? 'unknown'
    const reason = `${code} ${failure?.message ?? String(error)}`.slice(0, reasonLimit)
    if (failure?.kind === 'credentials') {
      const at = now().toISOString()
      const trouble = { kind: 'credentials', said: reason, since: at } as const
      await noteChannelTrouble(db, { channel, ...trouble, retryAt: after(troubleMs) })
      isTroubled = true
      await returnDelivery(db, claimed, after(troubleMs))
      log.error({ channel, code }, 'the provider refuses our credentials; the channel is stopped')
      return
    }
    if (failure?.kind === 'gone') await sender.forget(db, claimed.mail as Draft)
    if (failure?.kind === 'gone' || failure?.kind === 'permanent' || attempts >= triesAtMost) {
      await giveUpDelivery(db, claimed, { at: now().toISOString(), reason })
      log.warn({ channel, delivery, attempts, code }, 'a message could not be sent; no more tries')
      return
    }
    const waitMs = Math.max(failure?.retryAfterMs ?? 0, waitAfter(attempts, Math.random()))
    await retryDelivery(db, claimed, { dueAt: after(waitMs), reason })
    log.warn({ channel, delivery, attempts, code }, 'a message could not be sent yet')
  }

  const deliver = async (claimed: Claimed, allBegun: Promise<void>): Promise<void> => {
    const { id: deliveryId, usefulUntil, language } = claimed
    if (usefulUntil !== null && usefulUntil <= now().toISOString()) {
      return expireDelivery(db, claimed, now().toISOString())
    }
    let outcome
    try {
      const about = { deliveryId, usefulUntil, language }
      outcome = await sender.deliver(db, claimed.mail as Draft, about)
    } catch (error) {
      return settleFailure(claimed, error)
    }
    if (outcome === 'unwanted') return dropDelivery(db, claimed)
    if ('waitMs' in outcome) return returnDelivery(db, claimed, after(outcome.waitMs))
    const at = now().toISOString()
    const status = outcome.isLocal ? 'filed' : 'sent'
    const { sent: providerId } = outcome
    // What is answered meanwhile is recorded with the others: a commit takes as long as many records.
    await allBegun
    await transactTogether(db, async (trx) => {
      await markSent(trx, claimed, { at, status, providerId })
      if (isTroubled) await clearChannelTrouble(trx, channel)
    })
  }

  const deliverAll = (all: readonly Claimed[]): Promise<void> => {
    const allBegun = Promise.withResolvers<void>()
    const begin = async (from: number): Promise<void> => {
      if (from >= all.length) return allBegun.resolve()
      const some = all.slice(from, from + composedAtOnce)
      const rest = nextTurn().then(() => begin(from + composedAtOnce))
      await Promise.all([...some.map((one) => deliver(one, allBegun.promise)), rest])
    }
    return begin(0)
  }

  /** Not before the channel is tried again. */
  const pausedUntil = async (): Promise<string | undefined> => {
    const trouble = await findChannelTrouble(db, channel)
    isTroubled = trouble !== undefined
    return trouble && trouble.retryAt > now().toISOString() ? trouble.retryAt : undefined
  }

  return {
    nextDue: async () => {
      const due = await findNextDue(db, channel)
      if (due === undefined) return undefined
      const paused = await pausedUntil()
      return new Date(paused !== undefined && paused > due ? paused : due)
    },
    take: async () => {
      if (await pausedUntil()) return undefined
      const claimed = await claimDeliveries(db, {
        channel,
        claim: randomUUID(),
        now: now().toISOString(),
        leaseUntil: after(leaseMs),
        limit: sender.batch,
      })
      if (claimed.length === 0) return undefined
      return () => deliverAll(claimed)
    },
  }
}
