import type { Knex } from 'knex'
import { addRupees } from '#contract/payments/exactRupees.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { Takings } from '#contract/takings/admin.ts'
import { listCashHandedBack, listCashPaid } from '#server/payments/cash.ts'
import { readEntries, spanOf, type Days } from './entries.ts'

type Amount = { readonly amount: number }

export type BooksDeps = {
  /** Of each kind, what its own totals say was received on these days. */
  readonly sums: Readonly<
    Record<'donation' | 'dakshina' | 'order', (db: Knex, days: Days, span: Days) => Promise<number>>
  >
  readonly listTaxes: (db: Knex, days: Days) => Promise<Takings['taxes']>
}

/** Two ways to the same rupee that do not agree. */
export type BooksFault = { readonly of: string; readonly takings: number; readonly books: number }

const sumOf = (rows: readonly Amount[]): number => addRupees(...rows.map(({ amount }) => amount))

/** Compares the takings of a day with what every other page makes of the same payments. */
export const findBooksFaults = async (
  db: Knex,
  day: string,
  timeZone: string,
  { sums, listTaxes }: BooksDeps,
): Promise<BooksFault[]> => {
  const days = { from: day, to: day }
  const span = spanOf(days, timeZone)
  const { received: rows, refunded } = await readEntries(db, days, timeZone)
  const received = rows.filter(({ isVoid }) => !isVoid)
  const cashPaid = (await listCashPaid(db, span)).filter(({ status }) => status !== 'cancelled')
  const handedBack = await listCashHandedBack(db, span)
  const taxes = await listTaxes(db, days)
  const kinds = Object.entries(sums)
  const compared: BooksFault[] = await Promise.all(
    kinds.map(async ([kind, read]) => ({
      of: kind,
      takings: sumOf(received.filter((one) => one.kind === kind)),
      books: await read(db, days, span),
    })),
  )
  compared.push(
    {
      of: 'cash',
      takings: sumOf(received.filter(({ method }) => method === 'cash' || method === 'hundi')),
      books: sumOf(cashPaid),
    },
    {
      of: 'cash refunds',
      takings: sumOf(refunded.filter(({ isInCash }) => isInCash)),
      books: addRupees(...handedBack.map(({ paise }) => rupeesOf(paise))),
    },
    {
      of: 'GST',
      takings: addRupees(...taxes.map(({ total }) => total)),
      books: addRupees(
        ...taxes.flatMap(({ taxed, cgst, sgst, igst }) => [taxed, cgst, sgst, igst]),
      ),
    },
  )
  return compared.filter(({ takings, books }) => takings !== books)
}
