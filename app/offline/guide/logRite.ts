import { getNow } from '#app/offline/clock.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { db } from '#app/offline/phone.ts'
import { dayOf } from '#app/offline/sadhana/beads.ts'
import { shareLogSoon } from '#app/offline/sadhana/phoneLog.ts'
import { riteInLog } from '#app/offline/sadhana/riteInLog.ts'
import { getAccount } from '#app/offline/session/account.ts'

/** Enters a puja at home that is complete into the log, with the time it took. */
export async function logRite(rite: string, ms: number): Promise<void> {
  const now = getNow()
  const account = getAccount()
  await db.sittings.put({
    id: crypto.randomUUID(),
    mantra: riteInLog(rite),
    day: dayOf(now),
    beads: 0,
    rounds: 0,
    ms: Math.round(ms),
    startedAt: new Date(now - ms).toISOString(),
    changedAt: new Date(now).toISOString(),
    ...(account !== guestAccount && { account, isUnsent: 1 as const }),
  })
  shareLogSoon()
}
