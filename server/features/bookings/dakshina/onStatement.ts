import type { Knex } from 'knex'
import type { NamedBooking } from '#contract/donations/bankStatementAdmin.ts'
import { paiseOf } from '#contract/payments/money.ts'
import { records } from '#server/db/rows.ts'

/** Money received, as a line of a bank statement shows it. */
type StatementMoney = {
  readonly key: string
  readonly day: string
  readonly amountPaise: number
  /** Its letters and digits, wherever the bank has broken the line. */
  readonly letters: string
  /** Every number with the shape of a payment's. */
  readonly numbers: readonly string[]
  /** Those that may be a cheque's, without zeros before them. */
  readonly cheques: readonly string[]
  /** The payment's own, if only one can be it. */
  readonly utr?: string | undefined
}

type Row = {
  id: string
  reference: string
  status: string
  amount: number
  utr?: string
  slip?: string
}

/** The UPI app was given the booking's reference without its dashes: `PJ20267K3M9W`. */
const named = ({ letters }: StatementMoney): string[] =>
  [...letters.matchAll(/(?=PJ(20\d\d)([0-9A-Z]{6}))/g)].map(
    ([, year, rest]) => `PJ-${year}-${rest}`,
  )

const isPaid = ({ status }: Row): boolean => status === 'succeeded' || status === 'refunded'

/** More than any database allows in one list, on the largest statements. */
const batch = 500

const inBatches = async <T>(
  values: readonly string[],
  read: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const found: T[] = []
  for (let at = 0; at < values.length; at += batch) {
    found.push(...(await read(values.slice(at, at + batch))))
  }
  return found
}

/** Cheques for pujas that these lines may be about. */
const findCheques = (
  trx: Knex,
  lines: readonly StatementMoney[],
  since: string,
): Promise<Row[]> => {
  const slips = new Set(
    lines.flatMap(({ cheques }) => cheques.map((plain) => plain.padStart(6, '0'))),
  )
  return inBatches<Row>([...slips], (some) =>
    records<Row>(trx, 'dakshina_payments')
      .where({ payment_method: 'cheque', is_test: false })
      .where('created_at', '>=', since)
      .whereIn('status', ['pending', 'succeeded', 'refunded'])
      .whereIn('slip', [...some])
      .select('id', 'booking_reference as reference', 'status', 'amount', 'slip'),
  )
}

/** Six digits alone may be anything; a bank pays a cheque with its very amount. */
const isPaidBy = ({ slip = '', amount }: Row, { cheques, amountPaise }: StatementMoney): boolean =>
  paiseOf(amount) === amountPaise && cheques.includes(slip.replace(/^0+/, ''))

/**
 * The bookings that these lines name, by line: by their reference, by the number with which the
 * devotee claimed to have paid, or by that of a cheque. A claim notes the line, for staff who confirm
 * it.
 */
export const noteBookings = async (
  trx: Knex,
  lines: readonly StatementMoney[],
  { since }: { readonly since: string },
): Promise<Map<string, NamedBooking>> => {
  const references = [...new Set(lines.flatMap(named))]
  const numbers = [...new Set(lines.flatMap((line) => line.numbers))]
  const bookings = await inBatches<{ reference: string }>(references, (some) =>
    trx('puja_bookings')
      .whereIn('reference', [...some])
      .select('reference'),
  )
  const known = new Set(bookings.map(({ reference }) => reference))
  const upi = () =>
    records<Row>(trx, 'dakshina_payments')
      .where({ payment_method: 'upi', is_test: false })
      .select('id', 'booking_reference as reference', 'status', 'amount', 'utr')
  const rows: Row[] = [
    ...(await inBatches<Row>(references, (some) => upi().whereIn('booking_reference', [...some]))),
    ...(await inBatches<Row>(numbers, (some) => upi().whereIn('utr', [...some]))),
  ]
  const drawn = await findCheques(trx, lines, since)
  const lineOf = new Map<string, NamedBooking>()
  for (const line of lines) {
    const cheque = drawn.find((row) => isPaidBy(row, line))
    if (cheque) {
      const { reference, amount } = cheque
      lineOf.set(line.key, { reference, isPaid: isPaid(cheque), amount })
      continue
    }
    const byNumber = rows.find(({ utr }) => utr !== undefined && line.numbers.includes(utr))
    const reference = byNumber?.reference ?? named(line).find((one) => known.has(one))
    if (reference === undefined) continue
    const own = rows.filter((row) => row.reference === reference)
    const paid = own.find(
      (row) =>
        isPaid(row) &&
        (row === byNumber ||
          (line.numbers.length === 0 && paiseOf(row.amount) === line.amountPaise)),
    )
    const claim = own.find(({ status }) => status === 'pending')
    const amount = paid?.amount ?? claim?.amount
    lineOf.set(line.key, { reference, isPaid: paid !== undefined, amount })
    if (paid || !claim || paiseOf(claim.amount) !== line.amountPaise) continue
    await trx('dakshina_payments')
      .where({ id: claim.id, status: 'pending' })
      .update({ seen_on: line.day, seen_utr: line.utr ?? null })
  }
  return lineOf
}
