import type { Api } from '#app/api/client.ts'
import { type CommandName, commands } from '#contract/commands.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { storeAnsweredBooking } from '#app/offline/content/bookings.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { inLock } from '#app/offline/inLock.ts'
import { storeAnsweredDonation } from '#app/offline/content/donations.ts'
import {
  retryNotBefore,
  guestAccount,
  isOthers,
  isWaiting,
  longestRetryAfterMs,
  type OutboxRow,
} from './outboxRow.ts'
import { verdictOf } from './verdict.ts'

type Deps = {
  db: OfflineDb
  api: Api
  /** The logged-in account. */
  account: () => string | Promise<string>
  /** Undefined on a plain http address, where only the server's receipts keep two tabs apart. */
  locks: LockManager | undefined
  now?: () => number
  random?: () => number
}

export type Delivery = {
  /**
   * Sends everything that is due, oldest first. `afresh`: the network may have changed, so retry
   * times are ignored, except those requested by the server (`Retry-After`). Returns when the next
   * one is due, in epoch milliseconds; undefined if nothing is pending.
   */
  deliver: (afresh?: boolean) => Promise<number | undefined>
  /**
   * Requeues rows left in `sending` by a killed page, so that they can be discarded even offline.
   * Only if the locks show that no other sender is active.
   */
  recover: () => Promise<void>
}

const lockName = 'modak-outbox'
const longestWaitMs = 5 * 60_000

type Change = Partial<OutboxRow>

/**
 * Delivers the outbox to the server, in a page or in the worker. A row is settled only once the
 * server has accepted or refused it: what was being sent when a page died is sent again with its
 * idempotency key, and the server's receipt makes the retry harmless.
 */
export function createDelivery(deps: Deps): Delivery {
  const { db, now = Date.now, random = Math.random } = deps
  const rows = db.outbox

  const waiting = async (): Promise<OutboxRow[]> => {
    const all = await rows.where('state').anyOf('queued', 'sending').sortBy('order')
    const account = await deps.account()
    return all.filter((row) => !isOthers(row, account))
  }

  const startAfresh = () =>
    rows
      .where('state')
      .equals('queued')
      .modify((row) => {
        row.failures = 0
        row.dueAt = retryNotBefore(row, now())
      })

  /** Claims a row for this round, unless it was discarded in the meantime. */
  const take = (order: number): Promise<OutboxRow | undefined> =>
    db.transaction('rw', rows, async () => {
      const row = await rows.get(order)
      if (!row || !isWaiting(row)) return undefined
      const taken = { ...row, state: 'sending', attempts: row.attempts + 1 } as const
      await rows.put(taken)
      return taken
    })

  const retry = (
    row: OutboxRow,
    trouble: 'unreachable' | 'server',
    requestedMs?: number,
  ): Change => {
    const retryAfterMs =
      requestedMs === undefined ? undefined : Math.min(requestedMs, longestRetryAfterMs)
    const failures = row.failures + 1
    const longest = Math.min(2 ** failures * 1000, longestWaitMs)
    const waitMs = Math.max(longest * (0.5 + random() / 2), retryAfterMs ?? 0)
    return {
      state: 'queued',
      trouble,
      failures,
      dueAt: now() + waitMs,
      ...(retryAfterMs !== undefined && { notBefore: now() + retryAfterMs }),
    }
  }

  const send = async (row: OutboxRow): Promise<Change> => {
    const verdict = await verdictOf(
      deps.api.call(endpointOf(row.command), row.input, {
        idempotencyKey: row.id,
        language: row.language,
        asGuest: row.account === guestAccount,
      }),
    )
    if (verdict.is === 'open') return retry(row, verdict.trouble, verdict.retryAfterMs)
    if (verdict.is === 'sign_in') return { state: 'held', heldFor: 'sign_in' }
    const settled = { trouble: undefined, settledAt: new Date(now()).toISOString() }
    return verdict.is === 'accepted'
      ? { ...settled, state: 'accepted', answer: verdict.answer }
      : { ...settled, state: 'refused', refusal: verdict.refusal }
  }

  /** Whether the rows after it would fail as well. */
  const blocksQueue = ({ state, trouble, dueAt = 0 }: Change): boolean =>
    state === 'queued' && trouble === 'unreachable' && dueAt > now()

  const round = async (): Promise<void> => {
    for (const candidate of await waiting()) {
      if (blocksQueue(candidate)) return
      if (candidate.dueAt > now()) continue
      const row = await take(candidate.order)
      if (!row) continue
      const change = await send(row)
      await rows.update(row.order, change)
      if (change.state === 'accepted') {
        await storeAnsweredBooking(db, row, change.answer)
        await storeAnsweredDonation(db, row, change.answer)
      }
      if (blocksQueue(change)) return
    }
  }

  const nextDue = async (): Promise<number | undefined> => {
    const left = await waiting()
    if (left.length === 0) return undefined
    const blocking = left.find(blocksQueue)
    return blocking ? blocking.dueAt : Math.min(...left.map(({ dueAt }) => dueAt))
  }

  const run = async (afresh: boolean): Promise<number | undefined> => {
    if (afresh) await startAfresh()
    await round()
    return nextDue()
  }

  return {
    deliver: (afresh = false) => inLock(deps.locks, lockName, () => run(afresh)),
    async recover() {
      await deps.locks?.request(lockName, { ifAvailable: true }, async (lock) => {
        if (!lock) return
        const left = rows.where('state').equals('sending')
        await left.modify({ state: 'queued', trouble: 'unreachable' })
      })
    },
  }
}

const endpointOf = (name: CommandName) =>
  commands[name] as unknown as Endpoint<unknown, unknown, unknown>
