import type { Knex } from 'knex'

type Widened = {
  readonly table: string
  /** Its column with how it is paid. */
  readonly column: string
  readonly methods: readonly string[]
  /** Those that name the column: SQLite drops no column that has one. */
  readonly indexes: Readonly<Record<string, string>>
}

const widened: readonly Widened[] = [
  {
    table: 'donations',
    column: 'payment_method',
    methods: ['card', 'gpay', 'cash', 'cheque', 'transfer', 'hundi', 'card_machine'],
    indexes: {
      donations_claimed:
        "index donations_claimed on donations (claimed_at) where status = 'pending' and payment_method = 'gpay' and claimed_at is not null",
      donations_cash:
        "index donations_cash on donations (paid_at) where payment_method in ('cash', 'hundi')",
    },
  },
  {
    table: 'orders',
    column: 'payment',
    methods: ['card', 'upi', 'cod', 'cash', 'card_machine', 'cheque'],
    indexes: {
      orders_utr:
        "unique index orders_utr on orders (utr) where utr is not null and paid_at is not null and payment = 'upi'",
      orders_cash:
        "index orders_cash on orders (paid_at) where payment = 'cash' and paid_at is not null",
    },
  },
]

const listOf = (methods: readonly string[]): string =>
  methods.map((method) => `'${method}'`).join(', ')

/**
 * A column that takes the place of the old one: SQLite cannot change a check. It has to have a
 * default, which no statement of ours uses.
 */
const widenOnSqlite = async (
  knex: Knex,
  { table, column, methods, indexes }: Widened,
): Promise<void> => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
  await knex.raw(
    `alter table ${table} add column widened text not null default 'card'
     check (widened in (${listOf(methods)}))`,
  )
  await knex.raw(`update ${table} set widened = ${column}`)
  await knex.raw(`alter table ${table} drop column ${column}`)
  await knex.raw(`alter table ${table} rename column widened to ${column}`)
  for (const index of Object.values(indexes)) await knex.raw(`create ${index}`)
}

const widenOnPostgres = async (knex: Knex, { table, column, methods }: Widened): Promise<void> => {
  const { rows } = await knex.raw(
    `select conname from pg_constraint
     where contype = 'c' and conrelid = '${table}'::regclass
       and conkey = (select array_agg(attnum) from pg_attribute
         where attrelid = '${table}'::regclass and attname = '${column}')`,
  )
  for (const { conname } of rows)
    await knex.raw(`alter table ${table} drop constraint ??`, [conname])
  await knex.raw(
    `alter table ${table} add constraint ${table}_${column}_check
     check (${column} in (${listOf(methods)}))`,
  )
}

/**
 * What the counter takes: card machine for donations, card machine and cheque for sales, with the
 * number of the slip or cheque; and the phone of a donor, who often has no email.
 */
export const up = async (knex: Knex): Promise<void> => {
  const widen = knex.client.config.client === 'pg' ? widenOnPostgres : widenOnSqlite
  for (const each of widened) await widen(knex, each)
  await knex.raw('alter table donations add column phone text')
  await knex.raw('alter table donations add column slip text')
  await knex.raw('alter table orders add column slip text')
}
