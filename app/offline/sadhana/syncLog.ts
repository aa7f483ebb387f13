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
import { bareSitting, type Sitting } from './sittings.ts'
import { exchangeGoals } from './syncGoals.ts'

/**
 * Brings the log of whoever is logged in into their account, and what their other devices added to
 * this phone. An answer that was lost does no harm: the account has each sitting once, by its id.
 * Without a network it fails, and the next sitting, connection or visit tries again.
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
        // Of a batch with one refused sitting nothing was taken: the others are sent again.
        if (refusals && refusal === undefined) continue
        await db.sittings
          .where({ id })
          // What was told meanwhile goes with the next batch.
          .filter((row) => row.changedAt === changedAt)
          .modify((row: { isUnsent?: 1; refusal?: string }) => {
            if (refusal === undefined) delete row.isUnsent
            else row.refusal = refusal
          })
      }
    })
    if (!refusals && sent.length < mostSent) return
  }
}

/** What the server says against single sittings, by their place; any other failure is thrown. */
function refusalsIn(error: unknown): Map<number, string> {
  const fields = error instanceof ApiError ? error.fields : []
  const refusals = new Map(
    fields.flatMap(({ pointer, detail }): [number, string][] => {
      const [, index] = /^#\/sittings\/(\d+)(?:\/|$)/.exec(pointer) ?? []
      return index === undefined ? [] : [[Number(index), detail]]
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
      // They may have logged out meanwhile, and nothing of theirs may come back.
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
  // The same file was read into two accounts on this phone: the other one keeps its entry.
  if (here.account !== undefined && here.account !== owner) return []
  if (here.changedAt < item.changedAt)
    return [{ ...item, account: owner, ...(here.isElsewhere && { isElsewhere: true }) }]
  if (here.account === owner) return []
  return [{ ...here, account: owner, ...(here.changedAt > item.changedAt && { isUnsent: 1 }) }]
}
