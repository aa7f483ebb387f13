import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import type { Goals } from '#contract/sadhana/public.ts'

/** Later than the change before, even if the clock was set back. */
export const saveGoals = (
  db: OfflineDb,
  account: string | undefined,
  goals: Goals,
  now: number,
): Promise<unknown> =>
  db.transaction('rw', db.goals, async () => {
    const owner = account ?? guestAccount
    const last = Date.parse((await db.goals.get(owner))?.changedAt ?? '') || 0
    const changedAt = new Date(Math.max(now, last + 1)).toISOString()
    await db.goals.put({ account: owner, goals, changedAt, ...(account && { isUnsent: 1 }) })
  })
