import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { paiseOf, rupeesOf } from '#contract/payments/money.ts'
import { asReference } from '#contract/reference.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { lockBooking } from '#server/features/bookings/repository.ts'
import { paidAtOf } from '#server/money/paidAt.ts'
import { askRefund } from '#server/payments/askRefund.ts'
import type { Payments } from '#server/payments/payments.ts'
import { checkAmount } from '#server/payments/otherAmount.ts'
import { mayFollow } from '#server/payments/statuses.ts'
import { releaseCheque, takeCheque } from '#server/payments/cheques.ts'
import { assertLittleCash } from '#server/payments/cashLimit.ts'
import { tenderFacts, waitsForStatement } from '#server/payments/tender.ts'
import { assertUtrFree, onceByUtr } from '#server/payments/utr.ts'
import { byTemple } from '#server/payments/trail.ts'
import { holdPayment } from './hold.ts'
import { insertDakshina, listOfBooking, updateDakshina, type DakshinaRecord } from './repository.ts'
import {
  assertNotRefunding,
  assertSeen,
  assertTakeable,
  isVoid,
  whyNotVoid,
  type Taken,
} from './rules.ts'
import { isClaim, newDakshina, type DakshinaService } from './service.ts'
import type { StaffView } from './staffView.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly dakshina: Pick<DakshinaService, 'settle'>
  readonly payments: Pick<Payments, 'refund'>
  readonly show: StaffView
}

type Confirmed = {
  readonly id: string
  readonly paidOn: string
  readonly utr: string
  readonly amount: number
  readonly isOtherAmount?: boolean | undefined
}

const claimedAlready =
  'A UPI payment for this puja already waits for the bank statement. Please enter its UTR, or wait for the statement.'

/** With the amount received; what the devotee said is kept beside it. */
const asItCame = (payment: DakshinaRecord, amount: number): DakshinaRecord =>
  amount === payment.amount ? payment : { ...payment, amount, claimedAmount: payment.amount }

/** Money that staff take at the temple, find at the bank, or refund. */
export const createDakshinaAdmin = (deps: Deps) => {
  const { findSite, dakshina, payments, show, audit, now } = deps
  const { settle } = dakshina

  const write = (
    trx: Knex,
    actor: Actor,
    reference: string,
    { action, ...after }: { readonly action: string } & Record<string, unknown>,
  ): Promise<void> => audit(trx, actor, { subject: 'booking', subjectId: reference, action, after })

  const paidAt = async (trx: Knex, paidOn: string): Promise<Date> =>
    paidAtOf(paidOn, (await findSite(trx)).city.timeZone, now())

  const todayOf = async (db: Knex): Promise<string> =>
    civilDateAt(now().getTime(), (await findSite(db)).city.timeZone)

  /** Why staff refund it; undefined if the provider refused to. */
  const noteReason = (trx: Knex, held: DakshinaRecord, refundReason: string | undefined) =>
    updateDakshina(trx, { ...held, refundReason }, now().toISOString())

  /** Nothing moves back, so what is no longer possible was done by somebody else. */
  const assertPaid = ({ status }: DakshinaRecord): void => {
    if (status === 'succeeded') return
    const words = status === 'refunded' ? 'It has already been refunded.' : 'It was never received.'
    throw new AppError('wrong_status', words)
  }

  return {
    get: show,

    /** A command: `trx` is its transaction. */
    record: (
      trx: Knex,
      { reference: typed, seen, ...payment }: Taken & { reference: string; seen: number },
      actor: Actor,
    ): Promise<StaffDakshina> =>
      onceByUtr(
        (async () => {
          const reference = asReference(typed)
          const booking = await lockBooking(trx, reference)
          assertSeen(await show(trx, reference), seen)
          if (booking?.status === 'cancelled') {
            const words = 'This booking is cancelled, so no money can be recorded for it.'
            throw new AppError('wrong_status', words)
          }
          assertTakeable(payment, await todayOf(trx), actor)
          const site = await findSite(trx)
          const { method, amount, paidOn } = payment
          const noted = tenderFacts(payment)
          await assertUtrFree(trx, noted.utr)
          const open = (await listOfBooking(trx, reference)).find(isClaim)
          // The devotee's own claim is about this payment.
          const claim = method === 'upi' ? open : undefined
          const made = {
            reference,
            amount,
            language: booking?.language ?? 'en',
            paymentMethod: method,
            isAtCounter: true,
            recordedBy: actor.id,
          }
          const late = payment.lateReason !== undefined && { lateReason: payment.lateReason }
          const facts = { amount, paymentMethod: method, paidOn, ...late }
          if (waitsForStatement(payment, site)) {
            if (claim) throw new AppError('wrong_status', claimedAlready)
            const claimedAt = now().toISOString()
            await insertDakshina(trx, newDakshina({ ...made, claimedAt }, now()))
            await write(trx, actor, reference, { action: 'dakshina_seen', ...facts })
            return show(trx, reference)
          }
          const fresh = newDakshina(made, now())
          if (!claim) await insertDakshina(trx, fresh)
          if (method === 'cheque' && noted.slip) {
            const cheque = { number: noted.slip, bank: noted.bank, amount }
            await takeCheque(trx, cheque, { type: 'dakshina', id: fresh.id })
          }
          const came = { ...asItCame(claim ?? fresh, amount), ...noted }
          if (method === 'cheque') {
            // A receipt cannot be withdrawn: it counts once the bank has cleared it.
            await updateDakshina(trx, came, now().toISOString())
            await write(trx, actor, reference, { action: 'dakshina_recorded', ...facts })
            return show(trx, reference)
          }
          await settle.succeed(trx, came, await paidAt(trx, paidOn), byTemple(actor))
          if (method === 'cash' && booking) {
            const { fullName, email, phone, preferredDate: date } = booking
            const payer = { fullName, email, phone, paidOn, occasion: { booking: reference, date } }
            await assertLittleCash(trx, payer, site.city.timeZone)
          }
          await write(trx, actor, reference, { action: 'dakshina_recorded', ...facts })
          return show(trx, reference)
        })(),
        'booking',
      ),

    /** Money that was found at the bank, even if its claim was dismissed. */
    confirm: (
      db: Knex,
      { id, paidOn, utr, amount, isOtherAmount }: Confirmed,
      actor: Actor,
    ): Promise<StaffDakshina> =>
      onceByUtr(
        transact(db, async (trx) => {
          const held = await holdPayment(trx, id)
          if (held.paymentMethod !== 'upi' || !mayFollow(held.status, 'succeeded')) {
            throw new AppError('wrong_status', 'It has already been confirmed.')
          }
          if (isVoid(held)) {
            throw new AppError('wrong_status', 'It was recorded by mistake and is void.')
          }
          assertTakeable({ method: 'upi', amount, paidOn, utr }, await todayOf(trx), actor)
          await assertUtrFree(trx, utr)
          const isOther = checkAmount(
            { expected: held.amount, amountPaise: paiseOf(amount), isOtherAmount },
            { pointer: '#/amount', announced: 'The devotee says they paid' },
          )
          const came = { ...asItCame(held, amount), utr }
          await settle.succeed(trx, came, await paidAt(trx, paidOn), byTemple(actor))
          const claimed = isOther && { claimedAmount: held.amount }
          const facts = { amount, ...claimed, paymentMethod: 'upi', paidOn }
          await write(trx, actor, held.reference, { action: 'dakshina_confirmed', ...facts })
          return show(trx, held.reference)
        }),
        'booking',
      ),

    dismiss: (db: Knex, id: string, actor: Actor): Promise<StaffDakshina> =>
      transact(db, async (trx) => {
        const held = await holdPayment(trx, id)
        if (!isClaim(held)) {
          throw new AppError('wrong_status', 'Somebody has answered this claim already.')
        }
        await settle.move(trx, held, 'cancelled', byTemple(actor))
        const { reference, amount } = held
        await write(trx, actor, reference, { action: 'dakshina_dismissed', amount })
        return show(trx, reference)
      }),

    /** Asks the card provider, outside any transaction; who asked is recorded first. */
    refund: async (
      db: Knex,
      { id, reason }: { id: string; reason: string },
      actor: Actor,
    ): Promise<StaffDakshina> => {
      const { reference } = await transact(db, async (trx) => {
        const held = await holdPayment(trx, id)
        if (held.paymentMethod !== 'card') {
          const words = 'It was not paid by card. Please refund it yourselves and record that here.'
          throw new AppError('wrong_status', words)
        }
        assertPaid(held)
        assertNotRefunding(held, now())
        await noteReason(trx, held, reason)
        const amount = rupeesOf(paiseOf(held.amount) - held.refundedPaise)
        await write(trx, actor, held.reference, { action: 'dakshina_refund_asked', amount })
        return held
      })
      await askRefund(payments, db, { type: 'dakshina', id }, () =>
        transact(db, async (trx) => {
          const held = await holdPayment(trx, id)
          if (held.status === 'succeeded') await noteReason(trx, held, undefined)
          await write(trx, actor, reference, { action: 'dakshina_refund_refused' })
        }),
      )
      return show(db, reference)
    },

    /** Takes back, on the same day, what staff recorded by mistake; the log keeps both. */
    markVoid: (
      db: Knex,
      { id, reason }: { id: string; reason: string },
      actor: Actor,
    ): Promise<StaffDakshina> =>
      transact(db, async (trx) => {
        const held = await holdPayment(trx, id)
        const why = whyNotVoid(held, (await findSite(trx)).city.timeZone, now())
        if (why) throw new AppError('wrong_status', why)
        const mistaken = { ...held, refundReason: reason }
        const { reference, amount } = await settle.markVoid(trx, mistaken, actor.id)
        await releaseCheque(trx, { type: 'dakshina', id })
        await write(trx, actor, reference, { action: 'dakshina_voided', amount })
        return show(trx, reference)
      }),

    /** Staff refunded it themselves; this moves no money. */
    recordRefund: (
      db: Knex,
      { id, reason, isInCash }: { id: string; reason: string; isInCash?: boolean | undefined },
      actor: Actor,
    ): Promise<StaffDakshina> =>
      transact(db, async (trx) => {
        const held = await holdPayment(trx, id)
        if (held.paymentMethod === 'card') {
          const words = 'It was paid by card, so it is refunded through the card provider.'
          throw new AppError('wrong_status', words)
        }
        assertPaid(held)
        const inCash = isInCash && { refundedInCashAt: now().toISOString() }
        const returned = { ...held, refundReason: reason, ...inCash }
        const { reference, amount } = await settle.refundByHand(trx, returned, byTemple(actor))
        await write(trx, actor, reference, { action: 'dakshina_returned', amount })
        return show(trx, reference)
      }),
  }
}
