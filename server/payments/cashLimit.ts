import type { Knex } from 'knex'
import { tooMuchCash } from '#contract/donationRules.ts'
import { AppError } from '#server/errors.ts'
import { internationalNumber } from '#server/privacy/phoneNumber.ts'
import { isGivenWith } from '#server/privacy/theirs.ts'

type Payer = {
  /** The temple's day on which the cash was received. */
  readonly paidOn: string
  readonly fullName: string
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

/** The same amount can be paid in another way. */
export const tooMuch = (otherWay: 'bank transfer' | 'UPI'): string =>
  `The law does not allow ₹2,00,000 or more in cash from one person in a day (section 269ST). Please take it by cheque or ${otherWay}`

/** What is received in cash with a receipt, and the rows that say from whom. */
const kinds = [
  {
    receipts: 'donation_receipts',
    money: 'donations',
    key: 'donation_id',
    from: { table: 'donations' },
  },
  {
    receipts: 'dakshina_receipts',
    money: 'dakshina_payments',
    key: 'payment_id',
    from: { table: 'puja_bookings', phone: 'phone' },
  },
] as const

const cashOf = async (
  db: Knex,
  { receipts, money, key, from }: (typeof kinds)[number],
  { paidOn, fullName, email, phone }: Payer,
): Promise<number> => {
  const query = db(receipts).join(money, `${money}.id`, `${receipts}.${key}`)
  if (from.table === 'puja_bookings') {
    query.join(from.table, `${from.table}.reference`, `${money}.booking_reference`)
  }
  const row = await query
    .where({
      [`${receipts}.paid_on`]: paidOn,
      [`${receipts}.is_test`]: false,
      [`${money}.payment_method`]: 'cash',
      [`${money}.status`]: 'succeeded',
    })
    .where((of) => {
      const person = {
        email: email || undefined,
        phone: phone ? internationalNumber(phone) : undefined,
      }
      of.where(isGivenWith(person, from))
      const name = fullName.trim().toLowerCase()
      if (name !== '') of.orWhereRaw(`lower(${from.table}.full_name) = ?`, [name])
    })
    .sum({ sum: `${receipts}.amount` })
    .first<{ sum: number | string | null }>()
  return Number(row.sum ?? 0)
}

/**
 * Adds up the cash of a day from one person, whatever it was for; the latest has its receipt already,
 * so a payment recorded at the same moment has waited for its number.
 */
export const assertLittleCash = async (
  trx: Knex,
  payer: Payer,
  words: ReturnType<typeof tooMuch>,
): Promise<void> => {
  let sum = 0
  for (const kind of kinds) sum += await cashOf(trx, kind, payer)
  if (sum < tooMuchCash) return
  const detail = `${words}. Counted together: all cash of this day from this name, email or phone`
  throw new AppError('invalid_input', undefined, [{ pointer: '#/amount', detail }])
}
