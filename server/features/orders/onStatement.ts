import type { Knex } from 'knex'
import { daysBetween } from '#almanac/civilDate.ts'
import { paiseOf } from '#contract/payments/money.ts'
import type { NamedOrder } from '#contract/donations/bankStatementAdmin.ts'
import { answerDays, chequeDays, plainCheque } from '#server/payments/cheques.ts'
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
  /** Numbers that may be of the cheque it pays, without zeros in front. */
  readonly cheques: readonly string[]
}

const columns = [
  'id',
  'reference',
  'status',
  'payment',
  'amount',
  'utr',
  'slip',
  'voidReason',
  'paidAt',
  'createdAt',
]

const references = ({ letters }: StatementMoney): string[] =>
  [...letters.matchAll(/(?=(S[0-9A-Z]{9}))/g)].flatMap(([, found]) => found ?? [])

const daysFrom = (instant: string, day: string): number => daysBetween(instant.slice(0, 10), day)

/** Six digits alone may be anything: a bank pays a cheque with its very amount, and in its time. */
const isItsCheque = ({ amount, createdAt, paidAt }: Stored, line: StatementMoney): boolean => {
  if (paiseOf(amount) !== line.amountPaise) return false
  if (paidAt !== undefined) return Math.abs(daysFrom(paidAt, line.day)) <= answerDays
  const late = daysFrom(createdAt, line.day)
  return late >= -1 && late <= chequeDays
}

/** What a line may name an order by; a void sale is found only by what no other can have. */
const createIndex = (candidates: readonly Stored[]) => {
  const electronic = candidates.filter(({ payment }) => payment !== 'cheque')
  // Of two with one number, the other was void.
  const lastPaid = electronic.toSorted(
    (one, other) => Number(one.paidAt !== undefined) - Number(other.paidAt !== undefined),
  )
  const byReference = new Map(electronic.map((order) => [order.reference, order]))
  const byUtr = new Map(lastPaid.flatMap((order) => (order.utr ? [[order.utr, order]] : [])))
  const byCheque = new Map<string, Stored[]>()
  for (const order of candidates) {
    if (order.payment !== 'cheque' || !order.slip || order.voidReason !== undefined) continue
    const number = plainCheque(order.slip)
    byCheque.set(number, [...(byCheque.get(number) ?? []), order])
  }
  return (line: StatementMoney): Stored | undefined =>
    [
      ...references(line).map((reference) => byReference.get(reference)),
      ...line.numbers.map((utr) => byUtr.get(utr)),
      ...line.cheques
        .flatMap((number) => byCheque.get(number) ?? [])
        .filter((order) => isItsCheque(order, line)),
    ].find((order) => order !== undefined)
}

/**
 * The orders by UPI, and the sales by cheque, placed since then that these lines name, by line.
 * Those that are not paid are put before staff, even if they were cancelled: their money has come.
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
        .whereIn('payment', ['upi', 'cheque'])
        // A courier's transfer, which was recorded with its number.
        .orWhere((remitted) => remitted.where({ payment: 'cod' }).whereNotNull('paid_at')),
    )
  const find = createIndex(candidates)
  const named = new Map<string, NamedOrder>()
  for (const line of lines) {
    const found = find(line)
    if (!found) continue
    const { id, reference, status, amount, payment } = found
    const isPaid = found.paidAt !== undefined
    named.set(line.key, { reference, status, amount, isPaid })
    if (isPaid || paiseOf(amount) !== line.amountPaise) continue
    // A cheque has no number of the bank's.
    const seenUtr = payment === 'upi' ? line.utr : undefined
    await trx('orders')
      .where({ id, paid_at: null })
      .update({ seen_on: line.day, seen_utr: seenUtr ?? null })
  }
  return named
}
