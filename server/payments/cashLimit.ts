import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import { tooMuchCash } from '#contract/donationRules.ts'
import { holdName } from '#server/db/hold.ts'
import { AppError } from '#server/errors.ts'
import { internationalNumber } from '#server/privacy/phoneNumber.ts'

type Person = {
  readonly fullName: string
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
}

/** The puja that cash is for: its booking, and its day. */
type Occasion = { readonly booking: string; readonly date: string }

type Payer = Person & {
  /** The temple's day on which the cash was received. */
  readonly paidOn: string
  readonly occasion?: Occasion
}

/** The same amount can be paid in another way. */
export type OtherWays = 'cheque or bank transfer' | 'cheque or UPI' | 'UPI, card or cheque'

const law = (what: string, ways: OtherWays): string =>
  `The law does not allow ₹2,00,000 or more in cash ${what} (section 269ST). Please take it by ${ways}`

export const tooMuch = (ways: OtherWays): string => law('from one person in a day', ways)

type Cash = Person & { readonly amount: number; readonly booking?: string }

const plainName = (name: string): string =>
  name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** With the same name, email or phone; what is missing is never the same. */
const isSamePerson = (one: Person, other: Person): boolean => {
  const isSame = (of: (person: Person) => string | undefined): boolean =>
    Boolean(of(one)) && of(one) === of(other)
  return (
    isSame(({ fullName }) => plainName(fullName)) ||
    isSame(({ email }) => email?.trim().toLowerCase()) ||
    isSame(({ phone }) => (phone ? internationalNumber(phone) : undefined))
  )
}

const donated = (trx: Knex, paidOn: string): Promise<Cash[]> =>
  trx('donation_receipts as receipt')
    .join('donations as paid', 'paid.id', 'receipt.donation_id')
    .where({ 'receipt.paid_on': paidOn, 'receipt.is_test': false })
    .where({ 'paid.payment_method': 'cash', 'paid.status': 'succeeded' })
    .select('paid.full_name as fullName', 'paid.email', 'receipt.amount')

const dakshina = (trx: Knex, where: Record<string, string>): Promise<Cash[]> =>
  trx('dakshina_receipts as receipt')
    .join('dakshina_payments as paid', 'paid.id', 'receipt.payment_id')
    .join('puja_bookings as booked', 'booked.reference', 'paid.booking_reference')
    .where({ ...where, 'receipt.is_test': false })
    .where({ 'paid.payment_method': 'cash', 'paid.status': 'succeeded' })
    .select('booked.full_name as fullName', 'booked.email', 'booked.phone', 'receipt.amount')
    .select('booked.reference as booking')

/** What was bought at the counter; a sale that was taken back does not count. */
const bought = (trx: Knex, paidOn: string, timeZone: string): Promise<Cash[]> => {
  const startOf = (day: string): string => new Date(startOfDay(day, timeZone)).toISOString()
  return trx('orders')
    .where({ payment: 'cash', is_test: false })
    .whereNotIn('status', ['cancelled', 'returned'])
    .where('paid_at', '>=', startOf(paidOn))
    .where('paid_at', '<', startOf(addDays(paidOn, 1)))
    .select('full_name as fullName', 'email', 'phone', 'amount')
}

const sumOf = (cash: readonly Cash[]): number => cash.reduce((sum, { amount }) => sum + amount, 0)

/**
 * What was just recorded is counted too: all cash of the day from this person, whatever it was for,
 * and on any day what came for one puja or for this person's pujas of one day. Two counters that
 * record at once wait for each other here.
 */
export const assertLittleCash = async (
  trx: Knex,
  { paidOn, occasion, ...payer }: Payer,
  { ways, timeZone }: { readonly ways: OtherWays; readonly timeZone: string },
): Promise<void> => {
  await holdName(trx, 'cash')
  const assertBelow = (cash: readonly Cash[], detail: string): void => {
    if (sumOf(cash) < tooMuchCash) return
    throw new AppError('invalid_input', undefined, [{ pointer: '#/amount', detail }])
  }
  const ofDay = [
    ...(await donated(trx, paidOn)),
    ...(await dakshina(trx, { 'receipt.paid_on': paidOn })),
    ...(await bought(trx, paidOn, timeZone)),
  ].filter((cash) => isSamePerson(cash, payer))
  const counted =
    'all cash of this day from this name, email or phone: donations, dakshina and sales'
  assertBelow(ofDay, `${tooMuch(ways)}. Counted together: ${counted}`)
  if (!occasion) return
  const ofOccasion = (await dakshina(trx, { 'booked.preferred_date': occasion.date })).filter(
    (cash) => cash.booking === occasion.booking || isSamePerson(cash, payer),
  )
  const what = 'for one puja, or from one person for the pujas of one day'
  assertBelow(
    ofOccasion,
    `${law(what, ways)}. Counted together: all cash for it, on whatever day it was paid`,
  )
}
