import type { Knex } from 'knex'
import type { Parsed } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { requestSeva } from '#contract/sevas/public.ts'
import type { SevaStatus } from '#contract/sevas/seva.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

export type SevaRequest = Parsed<typeof requestSeva>

export type SevaRecord = SevaRequest & {
  /** In which the devotee reads. */
  readonly language: Language
  readonly id: string
  readonly reference: string
  readonly status: SevaStatus
  readonly festivalName?: string | undefined
  readonly notes?: string | undefined
  /** Whole rupees, once or each year. */
  readonly amount?: number | undefined
  readonly direction?: string | undefined
  readonly decidedAt?: string | undefined
  readonly endedOn?: string | undefined
  readonly userId?: string | undefined
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

const sevaColumns = columnsOf<SevaRecord>()([
  'id',
  'reference',
  'status',
  'kind',
  'occasion',
  'fullName',
  'email',
  'language',
  'phone',
  'address',
  'inName',
  'gotra',
  'notes',
  'by',
  'month',
  'day',
  'dayRule',
  'festival',
  'festivalName',
  'since',
  'years',
  'plan',
  'amount',
  'direction',
  'userId',
  'decidedAt',
  'endedOn',
  'version',
  'createdAt',
  'updatedAt',
])

export const sevas = (db: Knex) => records<SevaRecord>(db, 'sevas', sevaColumns)

/** False if another one has the reference. */
export const insertSeva = async (trx: Knex, record: SevaRecord): Promise<boolean> => {
  const unlessTaken = 'on conflict (reference) do nothing returning id'
  const row = toColumns(record, sevaColumns)
  return (await insertRows(trx, 'sevas', [row], unlessTaken)).length > 0
}

export const updateSeva = async (trx: Knex, record: SevaRecord): Promise<void> => {
  await trx('sevas').where({ id: record.id }).update(toColumns(record, sevaColumns))
}

export const findSeva = (db: Knex, id: string): Promise<SevaRecord | undefined> =>
  sevas(db).where({ id }).first()

/** Locked until the end of the transaction. */
export const lockSeva = (trx: Knex, id: string): Promise<SevaRecord | undefined> =>
  sevas(trx).where({ id }).forUpdate().first()

export const listActive = (db: Knex): Promise<SevaRecord[]> =>
  sevas(db).where({ status: 'active' }).orderBy('id')

export const listSevasOf = (db: Knex, userId: string): Promise<SevaRecord[]> =>
  sevas(db)
    .where({ userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
