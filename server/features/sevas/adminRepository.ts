import type { Knex } from 'knex'
import type { DayOfSeva, exportSevas, StaffSeva } from '#contract/sevas/admin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { SevaDate } from '#contract/sevas/seva.ts'
import { equals, listOf } from '#server/admin/list.ts'
import { records } from '#server/db/rows.ts'
import { days } from './dayRepository.ts'
import { sevas, type SevaRecord } from './repository.ts'

export type SevaFilter = Parsed<typeof exportSevas>

/** What was received for each seva and not refunded, in rupees. */
const paidFor = async (db: Knex, ids: readonly string[]): Promise<Map<string, number>> => {
  const rows: { seva_id: string; paise: number | string }[] = await db('donations')
    .whereIn('seva_id', [...ids])
    .where({ status: 'succeeded', is_test: false })
    .groupBy('seva_id')
    .select('seva_id', db.raw('sum(amount * 100 - refunded_paise) as paise'))
  return new Map(rows.map(({ seva_id: id, paise }) => [id, rupeesOf(Number(paise))]))
}

/** The first day of each seva that is still to be done. */
const nextDays = async (
  db: Knex,
  ids: readonly string[],
  today: string,
): Promise<Map<string, SevaDate>> => {
  const found = await days(db)
    .whereIn('seva_id', [...ids])
    .where('date', '>=', today)
    .whereNull('done_at')
    .orderBy('date', 'desc')
  return new Map(found.map(({ sevaId, date, rule }) => [sevaId, { date, rule }]))
}

/** Sevas as staff see them. `today`: at the temple. */
export const toStaff = async (
  db: Knex,
  rows: readonly SevaRecord[],
  today: string,
): Promise<StaffSeva[]> => {
  const ids = rows.map(({ id }) => id)
  const [paid, next] = [await paidFor(db, ids), await nextDays(db, ids, today)]
  return rows.map(({ userId: _, decidedAt: _d, updatedAt: _u, ...seva }) => ({
    ...seva,
    paid: paid.get(seva.id) ?? 0,
    next: next.get(seva.id),
  }))
}

/** The latest first. */
export const sevaList = listOf<SevaRecord, SevaFilter, SevaRecord>({
  rows: sevas,
  where: { status: equals('status'), kind: equals('kind') },
  search: { columns: ['full_name', 'in_name', 'email', 'phone', 'reference'] },
  sort: [
    { by: 'created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
    { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
  ],
  toItems: (rows) => rows,
})

/** The days of sevas between two dates, those of an ended one only if they were done. */
export const listDaysBetween = (
  db: Knex,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayOfSeva[]> =>
  records<DayOfSeva>(db, 'seva_days')
    .join('sevas', 'sevas.id', 'seva_days.seva_id')
    .whereBetween('seva_days.date', [from, to])
    .where((of) => of.where('sevas.status', 'active').orWhereNotNull('seva_days.done_at'))
    .orderBy(['seva_days.date', 'seva_days.id'])
    .select(
      'seva_days.id',
      'seva_days.date',
      'seva_days.rule',
      'seva_days.done_at',
      'seva_days.note',
      'seva_days.seva_id',
      'sevas.reference',
      'sevas.kind',
      'sevas.occasion',
      'sevas.in_name',
      'sevas.gotra',
      'sevas.full_name',
      'sevas.phone',
      'sevas.notes',
    )
