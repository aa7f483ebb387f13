import type { Knex } from 'knex'
import { listCashDakshina } from '#server/features/bookings/dakshina/cash.ts'
import { listCashDonations } from '#server/features/donations/counter/repository.ts'
import { listCashSales } from '#server/features/orders/cashSales.ts'

/** What each feature took in cash, for the day book of the counter. */
export const listCash = async (db: Knex, span: Parameters<typeof listCashSales>[1]) => [
  ...(await listCashDonations(db, span)),
  ...(await listCashDakshina(db, span)),
  ...(await listCashSales(db, span)),
]
