import { startOfDay } from '#almanac/zone.ts'
import { formatRupees, paiseOf, rupeesOf } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Site } from '#contract/site/public.ts'
import type { Knex } from 'knex'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { takeCheque } from '#server/payments/cheques.ts'
import { assertUtrFree, onceByUtr } from '#server/payments/utr.ts'
import { byTemple } from '#server/payments/trail.ts'
import { updateOrder, type OrderRecord } from './repository.ts'
import { listReturns, type ReturnRecord } from './returnRepository.ts'
import type { Orders } from './service.ts'
import type { StaffChange } from './staffChange.ts'
import { actionsOf, isHandedOver } from './staffView.ts'
import { addStep, hasExpired } from './stepRepository.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly orders: Pick<Orders, 'moves' | 'notifications'>
  readonly change: StaffChange
  readonly now: () => Date
}

/** A cheque has a number of its own. */
const assertNumber = ({ payment }: OrderRecord, utr: string | undefined): void => {
  if (payment === 'cheque' || utr) return
  const detail = 'Please enter the bank’s number (UTR)'
  throw new AppError('invalid_input', undefined, [{ pointer: '#/utr', detail }])
}

/** One that was given up may have been recorded again; only one of them is cleared. */
const retakeCheque = async (trx: Knex, { id, slip, bank, amount }: OrderRecord): Promise<void> => {
  if (slip) await takeCheque(trx, { number: slip, bank, amount }, { type: 'order', id })
}

const openReturn = 'A return of it is open. Please finish that first.'

/** Money that only staff can see: UPI payments on the bank statement, and refunds they sent. */
export const createMoneyAdmin = ({
  findSite,
  orders: { moves, notifications },
  change,
  now,
}: Deps) => ({
  /** A UPI payment was found on the bank statement, or a cheque was cleared. */
  confirm: async (
    db: Knex,
    { reference, utr, paidOn }: { reference: string; utr?: string | undefined; paidOn: string },
    actor: Actor,
  ): Promise<StaffOrderDetails> => {
    const { timeZone } = (await findSite(db)).city
    const paidAt = new Date(startOfDay(paidOn, timeZone))
    if (paidAt > now()) {
      const detail = 'Please choose today or an earlier date'
      throw new AppError('invalid_input', undefined, [{ pointer: '#/paidOn', detail }])
    }
    const confirmed = change(db, actor, {
      reference,
      action: 'confirmed',
      after: { paidOn, ...(utr && { utr }) },
      work: async (trx, order) => {
        if (!actionsOf(order, { isTaken: false }).includes('confirm'))
          throw new AppError('wrong_status')
        assertNumber(order, utr)
        await assertUtrFree(trx, utr)
        const found = { ...order, utr }
        if (order.writtenOff !== undefined) await retakeCheque(trx, order)
        if (isHandedOver(order)) return moves.find(trx, found, paidAt, byTemple(actor))
        if (order.status === 'placed') return moves.pay(trx, found, paidAt, byTemple(actor))
        // If somebody cancelled it, nobody wants it any more.
        const mayLive = await hasExpired(trx, order.id)
        const reserved = mayLive ? await moves.reserveAgain(trx, found) : undefined
        if (reserved) return moves.pay(trx, reserved, paidAt, byTemple(actor))
        // The money goes back.
        const owed = {
          ...found,
          paidAt: paidAt.toISOString(),
          refundPaise: paiseOf(order.amount),
        }
        await updateOrder(trx, { ...owed, updatedAt: now().toISOString() })
        await addStep(trx, order.id, {
          status: order.status,
          at: now().toISOString(),
          note: 'paid_late',
          ...byTemple(actor),
        })
        return notifications.of(trx, owed, 'paid_late')
      },
    })
    return onceByUtr(confirmed, 'order')
  },

  /** Nobody looks for the money of this sale any more. */
  writeOff: (
    db: Knex,
    {
      reference,
      reason,
      areGoodsBack,
    }: { readonly reference: string; readonly reason: string; readonly areGoodsBack: boolean },
    actor: Actor,
  ) =>
    change(db, actor, {
      reference,
      action: 'written_off',
      after: { reason, areGoodsBack },
      afterOf: ({ amount, payment }) => ({ amount: formatRupees(amount), payment }),
      work: async (trx, order) => {
        if (!actionsOf(order, { isTaken: false }).includes('write_off'))
          throw new AppError('wrong_status')
        const isOpen = ({ status }: ReturnRecord) => status === 'asked' || status === 'accepted'
        if ((await listReturns(trx, order.id)).some(isOpen))
          throw new AppError('wrong_status', openReturn)
        const how = { reason, by: byTemple(actor) }
        await (areGoodsBack ? moves.voidSale(trx, order, how) : moves.writeOff(trx, order, how))
      },
    }),

  /** Money that went back by bank transfer or in cash; this moves no money. */
  recordRefund: (
    db: Knex,
    {
      reference,
      note,
      isInCash,
    }: { reference: string; note: string; isInCash?: boolean | undefined },
    actor: Actor,
  ) =>
    change(db, actor, {
      reference,
      action: 'refunded',
      after: { note },
      work: async (trx, order) => {
        if (!actionsOf(order, { isTaken: false }).includes('record_refund'))
          throw new AppError('wrong_status')
        const paise = order.refundPaise - order.refundedPaise
        const refunded = {
          ...order,
          refundedPaise: order.refundPaise,
          refundedByHandPaise: order.refundedByHandPaise + paise,
          updatedAt: now().toISOString(),
        }
        await updateOrder(trx, refunded)
        await notifications.refunded(trx, refunded, {
          paise,
          step: await addStep(trx, order.id, {
            status: order.status,
            at: now().toISOString(),
            note: 'refunded',
            ...(isInCash && { cash: Math.round(rupeesOf(paise)) }),
            ...byTemple(actor),
          }),
        })
      },
    }),
})
