import type { Knex } from 'knex'
import { paiseOf } from '#contract/payments/money.ts'
import type { NamedOrder } from '#contract/donations/bankStatementAdmin.ts'
import { records } from '#server/db/rows.ts'
import type { Stored } from './repository.ts'

/** Money received, as a line of a bank statement shows it. */
export type StatementMoney = {
  readonly key: string
  readonly day: string
  readonly amountPaise: number
  /** Its letters and digits, wherever the bank has broken the line. */
  readonly letters: string
  /** Every number with the shape of a payment's. */
  readonly numbers: readonly string[]
  /** The payment's own, if only one can be it. */
  readonly utr?: string | undefined
}

const columns = ['id', 'reference', 'status', 'amount', 'utr', 'paidAt']

const references = ({ letters }: StatementMoney): string[] =>
  [...letters.matchAll(/(?=(S[0-9A-Z]{9}))/g)].flatMap(([, found]) => found ?? [])

/**
 * The orders by UPI, placed since then, that these lines name, by line. Those that are not paid are
 * put before staff, even if they were cancelled: their money has come.
 */
export const noteOnStatement = async (
  trx: Knex,
  lines: readonly StatementMoney[],
  { since }: { readonly since: string },
): Promise<Map<string, NamedOrder>> => {
  const candidates = await records<Stored>(trx, 'orders', columns)
    .where({ isTest: false })
    .where('created_at', '>=', since)
    .where((one) =>
      one
        .where({ payment: 'upi' })
        // A courier's transfer, which was recorded with its number.
        .orWhere((remitted) => remitted.where({ payment: 'cod' }).whereNotNull('paid_at')),
    )
  const byReference = new Map(candidates.map((order) => [order.reference, order]))
  const byUtr = new Map(candidates.flatMap((order) => (order.utr ? [[order.utr, order]] : [])))
  const named = new Map<string, NamedOrder>()
  for (const line of lines) {
    const found = [
      ...references(line).map((reference) => byReference.get(reference)),
      ...line.numbers.map((utr) => byUtr.get(utr)),
    ].find((order) => order !== undefined)
    if (!found) continue
    const { id, reference, status, amount } = found
    const isPaid = found.paidAt !== undefined
    named.set(line.key, { reference, status, amount, isPaid })
    if (isPaid || paiseOf(amount) !== line.amountPaise) continue
    await trx('orders')
      .where({ id, paid_at: null })
      .update({ seen_on: line.day, seen_utr: line.utr ?? null })
  }
  return named
}
