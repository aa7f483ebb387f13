import { expect, test } from 'vitest'
import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'
import { ledger } from '#server/payments/ledger.ts'
import { okOf } from '#server/test/admin.ts'
import { bookedTemple, take } from '#server/test/dakshina.ts'
import { person } from '#server/test/people.ts'
import { about } from './manifest.ts'
import { type Sums, summedTables, sumsQuery, toSums } from './sums.ts'

const sumsOf = async (db: Knex): Promise<Sums> => {
  const found = await db.raw(sumsQuery)
  return toSums(isPostgres(db) ? found.rows[0] : found[0])
}

test('the sums of a backup hold the bookings with their dakshina and its receipts', async () => {
  const { app, booking } = await bookedTemple()
  const none = { dakshinaPayments: 0, dakshinaPaid: 0, dakshinaReceipts: 0, dakshinaReceipted: 0 }
  expect(await sumsOf(app.db)).toMatchObject({ bookings: 1, ...none })
  okOf(await take(await person(app, { role: 'admin' }), booking, { amount: 2100 }))
  expect(await sumsOf(app.db)).toMatchObject({
    dakshinaPayments: 1,
    dakshinaPaid: 2100,
    dakshinaReceipts: 1,
    dakshinaReceipted: 2100,
    donated: 0,
  })
})

test('no table with money that people pay is left out of them', () => {
  expect(summedTables).toEqual(
    expect.arrayContaining(Object.values(ledger).map(({ table }) => table)),
  )
  for (const table of summedTables) expect(sumsQuery).toContain(`from ${table})`)
})

test('a backup that was made before dakshina had sums can still be read', () => {
  const described = {
    format: 1,
    app: '0.1.0',
    dialect: 'sqlite',
    migration: '0214_create_dakshina.ts',
    madeAt: '2026-11-26T02:30:00Z',
    rows: {},
    sums: { bookings: 21, donated: 501 },
  }
  expect(about.parse(described)).toEqual(described)
})
