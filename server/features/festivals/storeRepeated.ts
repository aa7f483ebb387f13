import type { Knex } from 'knex'
import type { Festival } from '#contract/festivals/public.ts'
import { isSame, recordOf, renewed } from './generate.ts'
import { deleteFestival, lockDaysOf, saveFestival, type FestivalRecord } from './repository.ts'

/** What a calendar change means to people who follow it. */
export type DayChange = {
  readonly festival: FestivalRecord
  /** Its previous date; the same date if it was hidden or shown. */
  readonly from: string
}

type ChangeNotices = {
  /** Notifies those who were reminded, in the transaction that changes the day. */
  readonly notifyOfChange: (trx: Knex, change: DayChange) => Promise<void>
  readonly countNotified: (db: Knex, festival: FestivalRecord) => Promise<number>
}

type Stored = {
  readonly repeatId: string
  /** Its days in the years of the table. */
  readonly computed: readonly Festival[]
  readonly now: Date
  /** Absent where the almanac and not the staff changed the days. */
  readonly telling?: ChangeNotices
}

/**
 * The table's days of one festival that repeats: renewed except for what staff wrote about a single
 * year. A day that no longer comes is deleted, or hidden if people were reminded of it.
 */
export const storeRepeated = async (
  trx: Knex.Transaction,
  { repeatId, computed, now, telling }: Stored,
): Promise<void> => {
  const at = now.toISOString()
  const currentById = new Map(
    (await lockDaysOf(trx, repeatId)).map((record) => [record.id, record]),
  )
  for (const festival of computed) {
    const before = currentById.get(festival.id)
    currentById.delete(festival.id)
    const record = before ? renewed(before, festival) : recordOf(festival, repeatId)
    if (before && isSame(before, record)) continue
    await saveFestival(trx, record, at)
    if (before && record.date !== before.date)
      await telling?.notifyOfChange(trx, { festival: record, from: before.date })
  }
  for (const gone of currentById.values()) await dropDay(trx, gone, at, telling)
}

const dropDay = async (
  trx: Knex.Transaction,
  day: FestivalRecord,
  at: string,
  telling: ChangeNotices | undefined,
): Promise<void> => {
  const hidden = { ...day, isHidden: true }
  const notified = telling ? await telling.countNotified(trx, day) : 0
  if (notified > 0) await saveFestival(trx, hidden, at)
  else await deleteFestival(trx, day.id)
  // Nobody is reminded of it any more.
  if (!day.isHidden) await telling?.notifyOfChange(trx, { festival: hidden, from: day.date })
}
