import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { addDays, clipDate } from '#almanac/civilDate.ts'
import type { YearlyDay } from '#almanac/repeats.ts'
import { daysOfSeva, type Place } from './almanac.ts'
import { deleteDays, insertDays, listDaysOfSeva, updateDay } from './dayRepository.ts'
import type { SevaRecord } from './repository.ts'

/** Longer than the longest lunar year: the next day of each seva is always in the table. */
const daysAhead = 400

export type Coming = readonly Pick<YearlyDay, 'key' | 'date' | 'rule'>[]

/** The days to come of a seva: none if it is not in force. Computed outside of any transaction. */
export const comingDays = async (place: Place, seva: SevaRecord, today: string): Promise<Coming> =>
  seva.status === 'active'
    ? daysOfSeva(place, seva, { from: today, to: clipDate(addDays(today, daysAhead)) })
    : []

/**
 * Stores them. A day that moved keeps its row and is announced again; a day that no longer comes is
 * deleted; what was done, and what is past, stays as it was.
 */
export const storeDays = async (
  trx: Knex,
  sevaId: string,
  coming: Coming,
  today: string,
): Promise<void> => {
  const known = await listDaysOfSeva(trx, sevaId)
  const byKey = new Map(known.map((day) => [day.key, day]))
  const fresh = coming.filter(({ key }) => !byKey.has(key))
  for (const { key, date, rule } of coming) {
    const before = byKey.get(key)
    if (!before || before.doneAt !== undefined || before.date < today) continue
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
  const gone = known.filter(
    ({ key, date, doneAt }) => date >= today && doneAt === undefined && !keys.has(key),
  )
  await deleteDays(
    trx,
    gone.map(({ id }) => id),
  )
}
