import { ApiError } from '#app/api/errors.ts'
import { inLock } from '#app/offline/inLock.ts'
import { inTurn } from '#app/offline/inTurn.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import {
  type AccountSitting,
  listSittings,
  mostSent,
  pushSittings,
} from '#contract/sadhana/public.ts'
import type { LogDeps } from './logDeps.ts'
import { bareSitting, type Sitting, type SittingRefusal } from './sittings.ts'
import { exchangeGoals } from './syncGoals.ts'

/**
 * Syncs the log with the logged-in account in both directions. Idempotent by sitting id, so a lost
 * answer does no harm. Offline it fails, and the next sitting, connection or visit retries.
 */
export function createLogSync(deps: LogDeps): () => Promise<void> {
  const share = async (): Promise<void> => {
    const owner = deps.account()
    if (owner === guestAccount) return
    await deps.recover?.()
    await push(deps, owner)
    await pull(deps, owner)
    await exchangeGoals(deps, owner)
  }
  const { locks } = deps
  return inTurn(() => inLock(locks, 'modak-log', share))
}

async function push({ db, api, account: who }: LogDeps, owner: string): Promise<void> {
  for (;;) {
    const sent = await db.sittings
      .where({ account: owner, isUnsent: 1 })
      .filter(({ refusal }) => refusal === undefined)
      .limit(mostSent)
      .toArray()
    if (sent.length === 0 || who() !== owner) return
    const account = owner
    const refusals = await api
      .call(pushSittings, { account, sittings: sent.map(bareSitting) })
      .then(() => undefined, refusalsIn)
    await db.transaction('rw', db.sittings, async () => {
      for (const [index, { id, changedAt }] of sent.entries()) {
        const refusal = refusals?.get(index)
        // A batch with a refused sitting is rejected as a whole: the others are sent again.
        if (refusals && refusal === undefined) continue
        await db.sittings
          .where({ id })
          // Beads counted in the meantime go with the next batch.
          .filter((row) => row.changedAt === changedAt)
          .modify((row: { isUnsent?: 1; refusal?: SittingRefusal }) => {
            if (refusal === undefined) delete row.isUnsent
            else row.refusal = refusal
          })
      }
    })
    if (!refusals && sent.length < mostSent) return
  }
}

/** The server's refusals of single sittings, by index; any other failure is thrown. */
function refusalsIn(error: unknown): Map<number, SittingRefusal> {
  const fields = error instanceof ApiError ? error.fields : []
  const refusals = new Map(
    fields.flatMap(({ pointer, code, params }): [number, SittingRefusal][] => {
      const [, index] = /^#\/sittings\/(\d+)(?:\/|$)/.exec(pointer) ?? []
      return index === undefined ? [] : [[Number(index), { code, params }]]
    }),
  )
  if (refusals.size === 0) throw error
  return refusals
}

async function pull({ db, api, account: who }: LogDeps, owner: string): Promise<void> {
  for (;;) {
    const since = (await db.logSync.get(owner))?.since ?? 0
    const page = await api.call(listSittings, { account: owner, since })
    await db.transaction('rw', [db.sittings, db.logSync], async () => {
      // After a logout in the meantime, nothing of that account may be stored again.
      if (who() !== owner) return
      const ids = page.items.map(({ id }) => id)
      const here = await db.sittings.bulkGet(ids)
      const news = page.items.flatMap((item, index) => taken(item, here[index], owner))
      await db.sittings.bulkPut(news)
      await db.logSync.put({ account: owner, since: page.until })
    })
    if (!page.isMore || who() !== owner) return
  }
}

/** What this phone stores of a sitting that the account has. */
function taken(item: AccountSitting, here: Sitting | undefined, owner: string): Sitting[] {
  if (!here) return [{ ...item, account: owner, isElsewhere: true }]
  // The same backup was restored into two accounts on this phone: the other one keeps its entry.
  if (here.account !== undefined && here.account !== owner) return []
  if (here.changedAt < item.changedAt)
    return [{ ...item, account: owner, ...(here.isElsewhere && { isElsewhere: true }) }]
  if (here.account === owner) return []
  return [{ ...here, account: owner, ...(here.changedAt > item.changedAt && { isUnsent: 1 }) }]
}
