import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { Subject } from '#server/adapters/payment/port.ts'
import type { ChequeAtBank } from '#contract/takings/chequesAdmin.ts'
import { acrossLedger } from './ledger.ts'

const noted: Readonly<Record<Subject['type'], string>> = {
  donation: `paid.reference, paid.full_name as name, paid.cheque_number as number,
      paid.cheque_bank as bank, paid.amount, paid.created_at as at
    from donations as paid
    where paid.status = 'pending' and paid.payment_method = 'cheque'`,
  dakshina: `paid.booking_reference as reference, booking.full_name as name, paid.slip as number,
      paid.bank, paid.amount, paid.created_at as at
    from dakshina_payments as paid
    join puja_bookings as booking on booking.reference = paid.booking_reference
    where paid.status = 'pending' and paid.payment_method = 'cheque'`,
  order: `paid.reference, paid.full_name as name, paid.slip as number, paid.bank, paid.amount,
      paid.created_at as at
    from orders as paid
    where paid.status = 'delivered' and paid.payment = 'cheque' and paid.paid_at is null
      and paid.written_off is null`,
}

type Row = Omit<ChequeAtBank, 'day' | 'number' | 'bank'> & {
  readonly number: string | null
  readonly bank: string | null
  readonly at: string
}

/** Handed over and not cleared, the oldest first. */
export const findChequesAtBank = async (db: Knex, timeZone: string): Promise<ChequeAtBank[]> => {
  const rows = await acrossLedger<Row>(
    db,
    ({ kind }) => `select '${kind}' as kind, ${noted[kind]} and paid.is_test = false`,
  )
  return rows
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ at, number, bank, ...row }) => ({
      ...row,
      number: number ?? '',
      bank: bank ?? '',
      day: civilDateAt(Date.parse(at), timeZone),
    }))
}
