import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { ComingDay } from './calendar.ts'
import { deleteDays, insertDays, listDaysOfSeva, updateDay } from './dayRepository.ts'

/** How long before its day a devotee first hears of it. */
export const noticeDays = 30

/**
 * Stores the days to come. A day that moved keeps its row and is announced again; a day that no longer comes is
 * deleted; what was done stays as it was.
 */
export const storeDays = async (
  trx: Knex,
  sevaId: string,
  coming: readonly ComingDay[],
  today: string,
): Promise<void> => {
  const stored = await listDaysOfSeva(trx, sevaId)
  const byKey = new Map(stored.map((day) => [day.key, day]))
  const fresh = coming.filter(({ key }) => !byKey.has(key))
  for (const { key, date, rule } of coming) {
    const before = byKey.get(key)
    if (!before || before.doneAt !== undefined) continue
    if (before.date !== date) {
      const { monthNoticeAt: _m, dayNoticeAt: _d, ...unannounced } = before
      await updateDay(trx, { ...unannounced, date, rule })
    } else if (before.rule !== rule) await updateDay(trx, { ...before, rule })
  }
  await insertDays(
    trx,
    fresh.map(({ key, date, rule }) => ({ id: randomUUID(), sevaId, key, date, rule })),
  )
  const keys = new Set(coming.map(({ key }) => key))
  const gone = stored.filter(
    ({ key, date, doneAt }) => date >= today && doneAt === undefined && !keys.has(key),
  )
  await deleteDays(
    trx,
    gone.map(({ id }) => id),
  )
}
