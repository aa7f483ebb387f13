import type { Knex } from 'knex'
import type { Subject } from '#server/adapters/payment/port.ts'
import { isPostgres } from '#server/db/db.ts'
import { acrossLedger, ledger, moneyKinds } from './ledger.ts'

/** When the provider is to be asked next about anything. */
export const findNextCheck = async (db: Knex): Promise<string | undefined> => {
  const next = await acrossLedger<{ at: string | null }>(
    db,
    ({ table }) => `select min(check_at) as at from ${table} where check_at is not null`,
  )
  const [first] = next.flatMap(({ at }) => at ?? []).toSorted()
  return first
}

type Lease = { readonly now: string; readonly leaseUntil: string }

/** The id of the row that has been due longest; nobody else takes it until the lease is over. */
export const claimDue = async (
  db: Knex,
  { table, column }: { readonly table: string; readonly column: string },
  { now, leaseUntil }: Lease,
): Promise<string | undefined> => {
  const oldest = db(table)
    .select('id')
    .whereNotNull(column)
    .where(column, '<=', now)
    .orderBy([column, 'id'])
    .limit(1)
  if (isPostgres(db)) oldest.forUpdate().skipLocked()
  const [row] = await db(table)
    .with('oldest', oldest)
    .whereIn('id', db.select('id').from('oldest'))
    .update({ [column]: leaseUntil })
    .returning<{ id: string }[]>(['id'])
  return row?.id
}

/** Something that the provider is to be asked about now. */
export const claimCheck = async (db: Knex, lease: Lease): Promise<Subject | undefined> => {
  for (const type of moneyKinds) {
    const id = await claimDue(db, { table: ledger[type].table, column: 'check_at' }, lease)
    if (id !== undefined) return { type, id }
  }
  return undefined
}
