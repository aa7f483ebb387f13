import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import { tooMuchCash } from '#contract/donations/rules.ts'
import { holdName } from '#server/db/hold.ts'
import { AppError } from '#server/errors.ts'
import { isSamePerson, type KnownIdentity } from '#server/privacy/samePerson.ts'

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

type Row = Person & {
  readonly amount: number
  readonly booking?: string
  /** On its receipt; what was paid for may have been renamed since. */
  readonly receiptName?: string
}

type Cash = Pick<Row, 'amount' | 'booking'> & KnownIdentity

const knownAs = ({
  fullName,
  receiptName,
  email,
  phone,
}: Person & { receiptName?: string }): KnownIdentity => ({
  names: receiptName === undefined ? [fullName] : [fullName, receiptName],
  emails: email ? [email] : [],
  phones: phone ? [phone] : [],
})

const asCash = (rows: readonly Row[]): Cash[] =>
  rows.map((row) => ({
    ...knownAs(row),
    amount: row.amount,
    ...(row.booking && { booking: row.booking }),
  }))

/** Handing cash back does not undo that it was received; what is void never was. */
const received = ['succeeded', 'refunded']

const donated = async (trx: Knex, paidOn: string): Promise<Cash[]> =>
  asCash(
    await trx('donation_receipts as receipt')
      .join('donations as paid', 'paid.id', 'receipt.donation_id')
      .where({ 'receipt.paid_on': paidOn, 'receipt.is_test': false })
      .where({ 'paid.payment_method': 'cash' })
      .whereIn('paid.status', received)
      .select('paid.full_name as fullName', 'paid.email', 'receipt.amount')
      .select('receipt.full_name as receiptName'),
  )

const dakshina = async (trx: Knex, where: Record<string, string>): Promise<Cash[]> =>
  asCash(
    await trx('dakshina_receipts as receipt')
      .join('dakshina_payments as paid', 'paid.id', 'receipt.payment_id')
      .join('puja_bookings as booked', 'booked.reference', 'paid.booking_reference')
      .where({ ...where, 'receipt.is_test': false })
      .where({ 'paid.payment_method': 'cash' })
      .whereIn('paid.status', received)
      .select('booked.full_name as fullName', 'booked.email', 'booked.phone', 'receipt.amount')
      .select('booked.reference as booking', 'receipt.full_name as receiptName'),
  )

/** What was bought for cash, at the counter or on delivery, on the day on which the cash came. */
const bought = async (trx: Knex, paidOn: string, timeZone: string): Promise<Cash[]> => {
  const startOf = (day: string): string => new Date(startOfDay(day, timeZone)).toISOString()
  return asCash(
    await trx('orders')
      .where({ is_test: false })
      .whereIn('payment', ['cash', 'cod'])
      .where('paid_at', '>=', startOf(paidOn))
      .where('paid_at', '<', startOf(addDays(paidOn, 1)))
      .select('full_name as fullName', 'email', 'phone', 'amount'),
  )
}

const listOfDay = async (trx: Knex, paidOn: string, timeZone: string): Promise<Cash[]> => [
  ...(await donated(trx, paidOn)),
  ...(await dakshina(trx, { 'receipt.paid_on': paidOn })),
  ...(await bought(trx, paidOn, timeZone)),
]

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
  const ofBooking = occasion ? await dakshina(trx, { 'booked.reference': occasion.booking }) : []
  const all = [knownAs(payer), ...ofBooking]
  const isTheirs = (cash: Cash): boolean => all.some((known) => isSamePerson(cash, known))
  const ofDay = (await listOfDay(trx, paidOn, timeZone)).filter(isTheirs)
  const counted =
    'all cash of this day from this name, email or phone: donations, dakshina, sales and cash on delivery'
  assertBelow(ofDay, `${tooMuch(ways)}. Counted together: ${counted}`)
  if (!occasion) return
  const ofOccasion = (await dakshina(trx, { 'booked.preferred_date': occasion.date })).filter(
    (cash) => cash.booking === occasion.booking || isTheirs(cash),
  )
  const what = 'for one puja, or from one person for the pujas of one day'
  assertBelow(
    ofOccasion,
    `${law(what, ways)}. Counted together: all cash for it, on whatever day it was paid`,
  )
}

/**
 * For a booking that was just moved: refuses its new day if its own cash, with that of the same person's
 * other pujas of the day, is too much for one occasion.
 */
export const assertMovableCash = async (
  trx: Knex,
  { booking, date, ...devotee }: Person & Occasion,
): Promise<void> => {
  await holdName(trx, 'cash')
  const own = await dakshina(trx, { 'booked.reference': booking })
  if (own.length === 0) return
  const known = [knownAs(devotee), ...own]
  const ofDay = (await dakshina(trx, { 'booked.preferred_date': date })).filter((cash) =>
    known.some((each) => isSamePerson(cash, each)),
  )
  if (sumOf(ofDay) < tooMuchCash) return
  const detail =
    'With the cash for the other pujas of this person on that day, it would be ₹2,00,000 or more, which the law does not allow (section 269ST). Please choose another day'
  throw new AppError('invalid_input', `${detail}.`, [{ pointer: '#/preferredDate', detail }])
}

/**
 * All cash of a day from the buyer of an order that was paid on delivery, if it is too much; undefined
 * otherwise. A courier cannot be told at the door, so nothing is refused there: staff see a warning,
 * and any further cash of that day is refused.
 */
export const cashWithDelivery = async (
  db: Knex,
  { paidAt, ...buyer }: Person & { readonly paidAt: string },
  timeZone: string,
): Promise<number | undefined> => {
  const cash = await listOfDay(db, civilDateAt(Date.parse(paidAt), timeZone), timeZone)
  const sum = sumOf(cash.filter((each) => isSamePerson(each, knownAs(buyer))))
  return sum < tooMuchCash ? undefined : sum
}
