import type { Knex } from 'knex'
import type { DayOfSeva, exportSevas, StaffSeva } from '#contract/sevas/admin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { SevaDate } from '#contract/sevas/seva.ts'
import { type Condition, equals, listOf } from '#server/admin/list.ts'
import { countRows } from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import type { Searched } from '#server/db/searchTerms.ts'
import { days } from './dayRepository.ts'
import { sevas, type SevaRecord } from './repository.ts'

type Query = Parsed<typeof exportSevas>

/** `unpaidSince`: the instant a year ago, for those that are not paid. */
export type SevaFilter = Omit<Query, 'isUnpaid'> & { readonly unpaidSince?: string | undefined }

const yearMs = 366 * 86_400_000

const aYearBefore = (now: Date): string => new Date(now.getTime() - yearMs).toISOString()

export const toFilter = <F extends Pick<Query, 'isUnpaid'>>(
  { isUnpaid, ...same }: F,
  now: Date,
): Omit<F, 'isUnpaid'> & Pick<SevaFilter, 'unpaidSince'> => ({
  ...same,
  ...(isUnpaid && { unpaidSince: aYearBefore(now) }),
})

type Paid = { readonly all: number; readonly lately: number }

/** What was received for each seva and not refunded, in rupees: in all, and since an instant. */
const paidFor = async (
  db: Knex,
  ids: readonly string[],
  since: string,
): Promise<Map<string, Paid>> => {
  const sum = 'sum(amount * 100 - refunded_paise)'
  const rows: { seva_id: string; paise: number | string; lately: number | string }[] = await db(
    'donations',
  )
    .whereIn('seva_id', [...ids])
    .where({ status: 'succeeded', is_test: false })
    .groupBy('seva_id')
    .select(
      'seva_id',
      db.raw(`${sum} as paise`),
      db.raw(
        'sum(case when created_at >= ? then amount * 100 - refunded_paise else 0 end) as lately',
        [since],
      ),
    )
  return new Map(
    rows.map(({ seva_id: id, paise, lately }) => [
      id,
      { all: rupeesOf(Number(paise)), lately: rupeesOf(Number(lately)) },
    ]),
  )
}

/** Of a seva in force: what is missing of the sum that was agreed. */
const dueOf = ({ status, amount, plan }: SevaRecord, { all, lately }: Paid): number | undefined => {
  if (status !== 'active' || amount === undefined) return undefined
  const left = amount - (plan === 'once' ? all : lately)
  return left > 0 ? left : undefined
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
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<StaffSeva[]> => {
  const ids = rows.map(({ id }) => id)
  const paid = await paidFor(db, ids, aYearBefore(now))
  const next = await nextDays(db, ids, today)
  return rows.map((row) => {
    const { userId: _, decidedAt: _d, updatedAt: _u, ...seva } = row
    const sums = paid.get(seva.id) ?? { all: 0, lately: 0 }
    return { ...seva, paid: sums.all, due: dueOf(row, sums), next: next.get(seva.id) }
  })
}

/** In force, and less was received than agreed. */
const unpaid: Condition<string> = (query, since) => {
  if (since === undefined) return
  query.where('status', 'active').whereRaw(
    `amount * 100 > (select coalesce(sum(gift.amount * 100 - gift.refunded_paise), 0)
      from donations as gift
      where gift.seva_id = sevas.id and gift.status = 'succeeded'
        and (sevas.plan = 'once' or gift.created_at >= ?))`,
    [since],
  )
}

/** By who endowed it, or in whose name it is. */
export const byName: Searched<Pick<SevaRecord, 'fullName' | 'inName' | 'phone'>> = {
  table: 'sevas',
  columns: ['fullName', 'inName', 'phone'],
  namesOf: (row) => [row.fullName, row.inName],
  phonesOf: (row) => row.phone,
}

/** The latest first. */
export const sevaList = listOf<SevaRecord, SevaFilter, SevaRecord>({
  rows: sevas,
  where: { status: equals('status'), kind: equals('kind'), unpaidSince: unpaid },
  search: {
    columns: ['full_name', 'in_name', 'email', 'phone', 'reference'],
    terms: { column: 'search_terms', of: byName },
  },
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
      'sevas.by',
      'sevas.month',
      'sevas.day',
      'sevas.festival_name',
      'sevas.in_name',
      'sevas.gotra',
      'sevas.full_name',
      'sevas.phone',
      'sevas.notes',
    )

/** For the first page of the back office. */
export const waitingSevas = async (db: Knex): Promise<{ requested: number }> => ({
  requested: await countRows(db('sevas').where({ status: 'requested' })),
})
