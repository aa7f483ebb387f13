import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import { tooMuchCash } from '#contract/donations/rules.ts'
import { holdName } from '#server/db/hold.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { isSamePerson, type Identity } from '#server/privacy/samePerson.ts'
import { listCashForPujas, listCashOnDelivery, listCashPaid, type CashPaid } from './cash.ts'

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

const law = (what: string): string =>
  `The law does not allow ₹2,00,000 or more in cash ${what} (section 269ST). Please take it by UPI, card machine or cheque`

export const tooMuch = law('from one person in a day')

type Cash = Pick<CashPaid, 'amount' | 'reference'> & Identity

type Named = Person & { readonly receiptName?: string | null }

const identityOf = ({ fullName, receiptName, email, phone }: Named): Identity => ({
  names: receiptName ? [fullName, receiptName] : [fullName],
  emails: email ? [email] : [],
  phones: phone ? [phone] : [],
})

/**
 * Handing cash back does not undo that it was received; what is void never was. Nobody knows who gave
 * what is in the hundi.
 */
const asCash = (paid: readonly CashPaid[]): Cash[] =>
  paid
    .filter(({ status, method }) => status !== 'cancelled' && method !== 'hundi')
    .map((each) => ({ ...identityOf(each), amount: each.amount, reference: each.reference }))

const forPujas = async (trx: Knex, which: Parameters<typeof listCashForPujas>[1]) =>
  asCash(await listCashForPujas(trx, which))

/** At the temple, or to a courier on delivery. */
const listOfDay = async (trx: Knex, day: string, timeZone: string): Promise<Cash[]> => {
  const startOf = (date: string): string => new Date(startOfDay(date, timeZone)).toISOString()
  const span = { from: startOf(day), to: startOf(addDays(day, 1)) }
  return asCash([...(await listCashPaid(trx, span)), ...(await listCashOnDelivery(trx, span))])
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
  timeZone: string,
): Promise<void> => {
  await holdName(trx, 'cash')
  const assertBelow = (cash: readonly Cash[], detail: string): void => {
    if (sumOf(cash) < tooMuchCash) return
    throw new AppError('invalid_input', undefined, [{ pointer: '#/amount', detail }])
  }
  const ofBooking = occasion ? await forPujas(trx, { booking: occasion.booking }) : []
  const all = [identityOf(payer), ...ofBooking]
  const isOwn = (cash: Cash): boolean => all.some((identity) => isSamePerson(cash, identity))
  const ofDay = (await listOfDay(trx, paidOn, timeZone)).filter(isOwn)
  const counted =
    'all cash of this day from this name, email or phone: donations, dakshina, sales and cash on delivery'
  assertBelow(ofDay, `${tooMuch}. Counted together: ${counted}`)
  if (!occasion) return
  const ofOccasion = (await forPujas(trx, { date: occasion.date })).filter(
    (cash) => cash.reference === occasion.booking || isOwn(cash),
  )
  const what = 'for one puja, or from one person for the pujas of one day'
  assertBelow(
    ofOccasion,
    `${law(what)}. Counted together: all cash for it, on whatever day it was paid`,
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
  const own = await forPujas(trx, { booking })
  if (own.length === 0) return
  const identities = [identityOf(devotee), ...own]
  const ofDay = (await forPujas(trx, { date })).filter((cash) =>
    identities.some((each) => isSamePerson(cash, each)),
  )
  if (sumOf(ofDay) >= tooMuchCash)
    throw invalidField('#/preferredDate', { code: 'payments.cashOfDay' })
}

/**
 * All cash of a day from the buyer of an order that was paid on delivery, if it is too much; undefined
 * otherwise. A courier cannot be told at the door, so nothing is refused there: staff see a warning,
 * and any further cash of that day is refused.
 */
export const cashWithDelivery = async (
  db: Knex,
  { deliveredAt, ...buyer }: Person & { readonly deliveredAt: string },
  timeZone: string,
): Promise<number | undefined> => {
  const cash = await listOfDay(db, civilDateAt(Date.parse(deliveredAt), timeZone), timeZone)
  const sum = sumOf(cash.filter((each) => isSamePerson(each, identityOf(buyer))))
  return sum < tooMuchCash ? undefined : sum
}
