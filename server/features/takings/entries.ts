import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import type { Cashier, TakingKind, TakingMethod } from '#contract/takings/admin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { listReceived, listRefunded } from '#server/payments/takings.ts'

export type Days = { readonly from: string; readonly to: string }

/** Money that was received. */
export type Entry = {
  readonly kind: TakingKind
  readonly reference: string
  readonly name: string
  readonly method: TakingMethod
  /** Rupees. */
  readonly amount: number
  readonly day: string
  readonly cashier?: Cashier | undefined
  readonly receipt?: string | undefined
  /** The purpose of a donation, or the puja. */
  readonly purpose?: string | undefined
  /** Recorded by mistake: not received. */
  readonly isVoid: boolean
}

/** Money that went back, on the day it did. */
export type Back = Pick<Entry, 'kind' | 'reference' | 'name' | 'amount' | 'day'> & {
  readonly isInCash: boolean
}

/** Donations call UPI by the app that was first. */
export const methodOf = (method: string): TakingMethod =>
  method === 'gpay' ? 'upi' : (method as TakingMethod)

/** The temple's days as instants. */
export const spanOf = ({ from, to }: Days, timeZone: string): Days => {
  const at = (day: string) => new Date(startOfDay(day, timeZone)).toISOString()
  return { from: at(from), to: at(addDays(to, 1)) }
}

/** The temple's day of a date or an instant. */
export const dayIn =
  (timeZone: string) =>
  (on: string): string =>
    on.length === 10 ? on : civilDateAt(Date.parse(on), timeZone)

const listCashiers = async (db: Knex, ids: readonly string[]): Promise<Map<string, Cashier>> => {
  const found: Cashier[] = await db('users')
    .whereIn('id', [...ids])
    .select('id', 'username')
  return new Map(found.map((one) => [one.id, one]))
}

/** All that was received and refunded on these days. */
export const readEntries = async (
  db: Knex,
  days: Days,
  timeZone: string,
): Promise<{ received: Entry[]; refunded: Back[] }> => {
  const span = spanOf(days, timeZone)
  const rows = await listReceived(db, days, span)
  const back = await listRefunded(db, span)
  const ids = new Set(rows.flatMap(({ cashier }) => cashier ?? []))
  const cashiers = await listCashiers(db, [...ids])
  const dayOf = dayIn(timeZone)
  return {
    received: rows.map(({ on, cashier, receipt, purpose, method, isVoid, ...row }) => ({
      ...row,
      method: methodOf(method),
      day: dayOf(on),
      ...(purpose !== null && { purpose }),
      ...(cashier !== null && { cashier: cashiers.get(cashier) ?? { id: cashier } }),
      ...(receipt !== null && { receipt }),
      isVoid: Boolean(isVoid),
    })),
    refunded: back.map(({ paise, at, isInCash, ...row }) => ({
      ...row,
      amount: rupeesOf(Number(paise)),
      isInCash: Boolean(isInCash),
      day: dayOf(at),
    })),
  }
}
