import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { Booking } from '#contract/bookings/public.ts'
import type { Dakshina } from '#contract/bookings/dakshina.ts'
import type { DakshinaPaymentInput } from '#contract/donations/input.ts'
import type { InLanguage } from '#contract/languages.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Key } from '#server/features/bookings/link.ts'
import { lockBooking } from '#server/features/bookings/repository.ts'
import type { Bookings } from '#server/features/bookings/service.ts'
import { asClaimed } from '#server/payments/claim.ts'
import { createPayable } from '#server/payments/createPayable.ts'
import type { Payments } from '#server/payments/payments.ts'
import { assertTakesUpi } from '#server/payments/takesUpi.ts'
import { createDakshinaNotifications } from './notifications.ts'
import { findReceipt } from './receiptRepository.ts'
import { createDakshinaReceipts } from './receipts.ts'
import {
  findDakshina,
  insertDakshina,
  listOfBooking,
  lockDakshina,
  updateDakshina,
  type DakshinaRecord,
} from './repository.ts'
import { isAtBank, isVoid } from './rules.ts'
import { createDakshinaSettle } from './settle.ts'

type Deps = Pick<
  Shared,
  'findSite' | 'notify' | 'publicUrl' | 'linkSecret' | 'now' | 'localDate'
> & {
  readonly bookings: Pick<Bookings, 'get'>
  readonly payments: Payments
}

const isPaid = ({ status }: DakshinaRecord): boolean => status === 'succeeded'

/** A claim that staff have not answered. */
export const isClaim = ({ status, paymentMethod }: DakshinaRecord): boolean =>
  status === 'pending' && paymentMethod === 'upi'

const assertUnpaid = (payments: readonly DakshinaRecord[]): void => {
  if (payments.some(isPaid)) throw new AppError('wrong_status', { code: 'dakshina.received' })
}

/** A new payment, not stored yet. */
export const newDakshina = (
  payment: Pick<DakshinaRecord, 'reference' | 'amount' | 'paymentMethod' | 'language'> &
    Partial<DakshinaRecord>,
  now: Date,
): DakshinaRecord => ({
  id: randomUUIDv7(),
  status: 'pending',
  isTest: false,
  isAtCounter: false,
  refundedPaise: 0,
  createdAt: now.toISOString(),
  ...payment,
})

/**
 * What devotees give for a puja, if they wish: a booking is valid without it. A payment is added while
 * the booking's row is locked.
 */
export const createDakshina = (deps: Deps) => {
  const { bookings, findSite, payments, now } = deps
  const receipts = createDakshinaReceipts(deps)
  const notifications = createDakshinaNotifications({ ...deps, receipts })
  const settle = createDakshinaSettle({ receipts, notifications, now })

  const show = async (db: Knex, { reference, status }: Booking): Promise<Dakshina> => {
    const all = await listOfBooking(db, reference)
    const paid: Dakshina['paid'] = []
    for (const payment of all) {
      const { id, amount, refundedPaise, isTest } = payment
      if (isVoid(payment)) continue
      const receipt = await findReceipt(db, { paymentId: id })
      if (!receipt) continue
      const { paymentMethod: method, paidOn, number } = receipt
      const refunded = refundedPaise > 0 && { refundedAmount: rupeesOf(refundedPaise) }
      const receiptPath = receipts.pathOf(number)
      paid.push({ amount, method, paidOn, receiptPath, isTest, ...refunded })
    }
    const open = all.find(isClaim)
    const { claimedAt, utr } = open ?? {}
    const cheque = all.find(isAtBank)
    return {
      reference,
      paid,
      ...(open && claimedAt && { claim: { amount: open.amount, claimedAt, utr } }),
      ...(cheque && { atBank: cheque.amount }),
      canPay: status !== 'cancelled' && !cheque && !all.some(isPaid),
    }
  }

  /** A second tab or phone gets the same payment, which can be paid only once. */
  const opened = (
    db: Knex,
    { reference, amount, language }: Pick<DakshinaRecord, 'reference' | 'amount' | 'language'>,
  ): Promise<DakshinaRecord> =>
    transactTogether(db, async (trx) => {
      const booking = await lockBooking(trx, reference)
      if (booking?.status === 'cancelled')
        throw new AppError('wrong_status', { code: 'dakshina.bookingCancelled' })
      const all = await listOfBooking(trx, reference)
      assertUnpaid(all)
      const { isTest } = payments
      const same = all.find(
        (one) => one.paymentMethod === 'card' && one.status === 'pending' && one.amount === amount,
      )
      if (same) return same
      const card = { paymentMethod: 'card', isTest, checkAt: payments.firstCheck() } as const
      const fresh = newDakshina({ reference, amount, language, ...card }, now())
      await insertDakshina(trx, fresh)
      return fresh
    })

  return {
    receipts,
    settle,
    writeMail: notifications.write,

    payable: createPayable<DakshinaRecord>({
      type: 'dakshina',
      find: findDakshina,
      lock: lockDakshina,
      update: updateDakshina,
      settle,
      now,
    }),

    get: async (db: Knex, key: Key): Promise<Dakshina> => show(db, await bookings.get(db, key)),

    /** Begins a card payment. */
    begin: async (
      db: Knex,
      { reference: typed, token, amount, language }: DakshinaPaymentInput & InLanguage,
      userId?: string,
    ) => {
      payments.assertOffered()
      const { reference } = await bookings.get(db, { reference: typed, token, userId })
      const { id } = await opened(db, { reference, amount, language })
      const description = `Dakshina for ${reference}, ${(await findSite(db)).name}`
      return payments.open(db, { type: 'dakshina', id }, { amount, description })
    },

    /**
     * The devotee's word that they have paid by UPI. It counts for a cancelled puja too: then the
     * temple has money to refund.
     */
    claim: async (
      trx: Knex,
      {
        amount,
        utr,
        language,
        ...key
      }: Key & InLanguage & { amount: number; utr?: string | undefined },
    ): Promise<Dakshina> => {
      const booking = await bookings.get(trx, key)
      const { reference } = booking
      await lockBooking(trx, reference)
      const all = await listOfBooking(trx, reference)
      assertUnpaid(all)
      const at = now().toISOString()
      const open = all.find(isClaim)
      if (!open) assertTakesUpi(await findSite(trx), '#/amount')
      if (open) {
        await updateDakshina(trx, { ...open, amount, ...asClaimed(open, { utr }, at) }, at)
      } else {
        const upi = { paymentMethod: 'upi', claimedAt: at, utr } as const
        await insertDakshina(trx, newDakshina({ reference, amount, language, ...upi }, now()))
      }
      return show(trx, booking)
    },
  }
}

export type DakshinaService = ReturnType<typeof createDakshina>
