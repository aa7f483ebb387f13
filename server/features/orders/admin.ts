import type { Knex } from 'knex'
import { formatRupees, paiseOf } from '#contract/money.ts'
import type { OrderAction, StaffOrder, StaffOrderDetails } from '#contract/ordersAdmin.ts'
import type { OrderStage } from '#contract/ordersAdmin.ts'
import type { Page } from '#contract/paging.ts'
import type { Site } from '#contract/site.ts'
import { startOfDay } from '#almanac/zone.ts'
import type { Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import type { Asked } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import {
  countStages,
  listForAdmin,
  listToPack,
  listWithReturn,
  type OrderFilter,
} from './adminRepository.ts'
import { mayCancel } from './amounts.ts'
import { assertAmount, fillBasket } from './pricing.ts'
import type { FindProducts, ProductFiles } from './ports.ts'
import { findOrder, lockOrder, updateOrder, type OrderRecord } from './repository.ts'
import {
  listReturns,
  updateReturn,
  type ReturnedItem,
  type ReturnRecord,
} from './returnRepository.ts'
import type { Orders } from './service.ts'
import { addStep, hasExpired, listSteps } from './stepRepository.ts'

export type AdminDeps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly orders: Pick<Orders, 'moves' | 'show' | 'tell' | 'placing'>
  readonly findProducts: FindProducts
  readonly files: Pick<ProductFiles, 'find'>
  readonly audit: Audit
  readonly now: () => Date
}

type Counter = {
  readonly lines: readonly (ReturnedItem & { readonly price?: number | undefined })[]
  readonly amount: number
  readonly fullName?: string | undefined
  readonly email?: string | undefined
}

/** Slips printed at once: more would not fit on a desk. */
const slipsAtMost = 100

const unknown = (): AppError => new AppError('not_found', 'There is no such order.')

const asReference = (text: string): string => text.trim().toUpperCase()

/** `isTaken`: a file of it was downloaded. */
const actionsOf = (order: OrderRecord, { isTaken }: { isTaken: boolean }): OrderAction[] => {
  const { status, payment, refundPaise, refundedPaise, refundAt, dispute } = order
  const isCod = payment === 'cod'
  const can: Readonly<Record<OrderAction, boolean>> = {
    confirm:
      payment === 'upi' &&
      order.paidAt === undefined &&
      (status === 'placed' || status === 'cancelled'),
    pack: status === 'paid' || (status === 'placed' && isCod),
    ship: status === 'packed',
    deliver: status === 'shipped',
    come_back: status === 'shipped',
    cancel: mayCancel(order, { isTaken }),
    // The bank may still take the same money back.
    record_refund: refundPaise > refundedPaise && refundAt === undefined && dispute !== 'open',
  }
  return (Object.keys(can) as OrderAction[]).filter((action) => can[action])
}

const returnActions = (one: ReturnRecord | undefined): ('answer' | 'receive')[] =>
  one?.status === 'asked' ? ['answer'] : one?.status === 'accepted' ? ['receive'] : []

const itemsText = ({ lines }: OrderRecord): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')

const toRow = (order: OrderRecord, hasOpenReturn: boolean): StaffOrder => {
  const { address, refundPaise, refundedPaise } = order
  const owed = refundPaise - refundedPaise
  return {
    reference: order.reference,
    status: order.status,
    payment: order.payment,
    isPaid: order.paidAt !== undefined,
    amount: order.amount,
    delivery: order.delivery,
    fullName: order.fullName,
    ...(address && { place: [address.city, address.state].filter(Boolean).join(', ') }),
    items: itemsText(order),
    claimedAt: order.claimedAt,
    hasOpenReturn,
    ...(owed > 0 && { refundOwed: owed / 100 }),
    isTest: order.isTest,
    createdAt: order.createdAt,
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && /orders_utr|orders\.utr/.test(error.message)

/** The orders as the temple's staff see them, and what they do with them. */
export const createOrderAdmin = (deps: AdminDeps) => {
  const { orders, audit, now } = deps
  const { moves, show, tell, placing } = orders

  const details = async (db: Knex, order: OrderRecord): Promise<StaffOrderDetails> => {
    const shown = await show(db, order)
    const returns = new Map((await listReturns(db, order.id)).map((one) => [one.id, one]))
    return {
      ...shown,
      returns: shown.returns.map((one) => {
        return {
          ...one,
          actions: returnActions(returns.get(one.id)),
        }
      }),
      paymentId: order.paymentId,
      actions: actionsOf(order, {
        isTaken: shown.lines.some(({ file }) => file?.isTaken === true),
      }),
      trail: await listSteps(db, order.id),
    }
  }

  const get = async (db: Knex, reference: string): Promise<StaffOrderDetails> => {
    const order = await findOrder(db, { reference: asReference(reference) })
    if (!order) throw unknown()
    return details(db, order)
  }

  type Change = {
    readonly reference: string
    readonly action: string
    readonly after?: Record<string, unknown>
    readonly work: (trx: Knex, order: OrderRecord) => Promise<unknown>
  }

  /** One change by staff, in one transaction with its entry in the activity log. */
  const change = (
    db: Knex,
    actor: Actor,
    { reference, action, work, after }: Change,
  ): Promise<StaffOrderDetails> =>
    transact(db, async (trx) => {
      const order = await lockOrder(trx, { reference: asReference(reference) })
      if (!order) throw unknown()
      await work(trx, order)
      const changed = await findOrder(trx, { id: order.id })
      if (!changed) throw unknown()
      await audit(trx, actor, {
        subject: 'order',
        subjectId: order.reference,
        action,
        before: { status: order.status },
        after: { status: changed.status, ...after },
      })
      return details(trx, changed)
    })

  const by = (actor: Actor) => ({ by: 'temple', actorId: actor.id }) as const

  const findReturn = async (
    trx: Knex,
    order: OrderRecord,
    id: string,
    status: ReturnRecord['status'],
  ): Promise<ReturnRecord> => {
    const found = (await listReturns(trx, order.id)).find((one) => one.id === id)
    if (!found) throw new AppError('not_found', 'There is no such return.')
    if (found.status !== status) throw new AppError('wrong_status')
    return found
  }

  const step = (
    trx: Knex,
    { id, status }: OrderRecord,
    actor: Actor,
    note: 'return_accepted' | 'return_refused' | 'return_received' | 'refunded',
  ) => addStep(trx, id, { status, at: now().toISOString(), note, ...by(actor) })

  return {
    get,

    list: async (
      db: Knex,
      filter: OrderFilter & Asked,
    ): Promise<Page<StaffOrder> & { counts: Record<OrderStage, number> }> => {
      const { orders: found, next } = await listForAdmin(db, filter, filter)
      const open = new Set(
        await listWithReturn(
          db,
          found.map(({ id }) => id),
        ),
      )
      return {
        items: found.map((order) => toRow(order, open.has(order.id))),
        next,
        counts: await countStages(db),
      }
    },

    slips: async (db: Knex, reference?: string): Promise<StaffOrderDetails[]> => {
      if (reference !== undefined) return [await get(db, reference)]
      const found = await listToPack(db, slipsAtMost)
      return Promise.all(found.map((order) => details(db, order)))
    },

    pack: (db: Knex, reference: string, actor: Actor) =>
      change(db, actor, {
        reference,
        action: 'packed',
        work: (trx, order) => moves.pack(trx, order, by(actor)),
      }),

    ship: (
      db: Knex,
      {
        reference,
        courier,
        tracking,
      }: { reference: string; courier: string; tracking?: string | undefined },
      actor: Actor,
    ) =>
      change(db, actor, {
        reference,
        action: 'shipped',
        after: { courier, ...(tracking && { tracking }) },
        work: (trx, order) =>
          moves.ship(trx, order, { courier, tracking: tracking || undefined }, by(actor)),
      }),

    deliver: (db: Knex, reference: string, actor: Actor) =>
      change(db, actor, {
        reference,
        action: 'delivered',
        work: (trx, order) => moves.deliver(trx, order, by(actor)),
      }),

    comeBack: (
      db: Knex,
      { reference, isSellable }: { reference: string; isSellable: boolean },
      actor: Actor,
    ) =>
      change(db, actor, {
        reference,
        action: 'came_back',
        after: { isSellable },
        work: (trx, order) => moves.comeBack(trx, order, { isSellable }, by(actor)),
      }),

    cancel: (
      db: Knex,
      { reference, reason }: { reference: string; reason: string },
      actor: Actor,
    ) =>
      change(db, actor, {
        reference,
        action: 'cancelled',
        after: { reason },
        work: (trx, order) => moves.cancel(trx, order, by(actor)),
      }),

    /** A UPI payment was found on the bank statement. */
    confirm: async (
      db: Knex,
      { reference, utr, paidOn }: { reference: string; utr: string; paidOn: string },
      actor: Actor,
    ): Promise<StaffOrderDetails> => {
      const { timeZone } = (await deps.findSite(db)).city
      const paidAt = new Date(startOfDay(paidOn, timeZone))
      if (paidAt > now()) {
        const detail = 'Please choose today or an earlier date'
        throw new AppError('invalid_input', undefined, [{ pointer: '#/paidOn', detail }])
      }
      return change(db, actor, {
        reference,
        action: 'confirmed',
        after: { utr },
        work: async (trx, order) => {
          if (!actionsOf(order, { isTaken: false }).includes('confirm'))
            throw new AppError('wrong_status')
          const found = { ...order, utr }
          if (order.status === 'placed') return moves.pay(trx, found, paidAt, by(actor))
          // If somebody cancelled it, nobody wants it any more.
          const mayLive = await hasExpired(trx, order.id)
          const reserved = mayLive ? await moves.reserveAgain(trx, found) : undefined
          if (reserved) return moves.pay(trx, reserved, paidAt, by(actor))
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
            ...by(actor),
          })
          return tell.of(trx, owed, 'paid_late')
        },
      }).catch((error: unknown) => {
        throw isTaken(error)
          ? new AppError('utr_taken', 'This payment is already recorded for another order.')
          : error
      })
    },

    /** Money that went back by bank transfer or in cash; this moves no money. */
    recordRefund: (
      db: Knex,
      { reference, note }: { reference: string; note: string },
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
          await tell.refunded(trx, refunded, {
            paise,
            step: await step(trx, order, actor, 'refunded'),
          })
        },
      }),

    answerReturn: (
      db: Knex,
      input: { reference: string; id: string; isAccepted: boolean; answer: string },
      actor: Actor,
    ) =>
      change(db, actor, {
        reference: input.reference,
        action: input.isAccepted ? 'return_accepted' : 'return_refused',
        work: async (trx, order) => {
          const { id, isAccepted, answer } = input
          await findReturn(trx, order, id, 'asked')
          const status = isAccepted ? 'accepted' : 'refused'
          const at = now().toISOString()
          await updateReturn(trx, id, { status, answer }, at)
          await updateOrder(trx, { ...order, updatedAt: at })
          await step(trx, order, actor, isAccepted ? 'return_accepted' : 'return_refused')
          await tell.returnAnswered(trx, order, id)
        },
      }),

    receiveReturn: (
      db: Knex,
      { reference, id, isSellable }: { reference: string; id: string; isSellable: boolean },
      actor: Actor,
    ) =>
      change(db, actor, {
        reference,
        action: 'return_received',
        after: { isSellable },
        work: async (trx, order) => {
          const { items } = await findReturn(trx, order, id, 'accepted')
          await step(trx, order, actor, 'return_received')
          const { refundPaise } = await moves.receiveBack(trx, order, items, {
            isSellable,
            by: by(actor),
          })
          await updateReturn(trx, id, { status: 'received', refundPaise }, now().toISOString())
        },
      }),

    /** Sold for cash at the counter. A command: `trx` is its transaction. */
    sell: async (
      trx: Knex,
      { lines, amount, fullName, email }: Counter,
      actor: Actor,
    ): Promise<StaffOrderDetails> => {
      const wanted = lines.map((line) => ({ ...line }))
      const basket = await fillBasket(trx, { lines: wanted }, deps)
      if (basket.hasFiles && !email) {
        const detail = 'Digital items need the buyer’s email'
        throw new AppError('invalid_input', detail, [{ pointer: '#/email', detail }])
      }
      const priced = { basket, delivery: 'counter', deliveryAmount: 0 } as const
      assertAmount({ lines: wanted, amount }, priced)
      const placed = await placing.store(trx, {
        ...priced,
        payment: 'cash',
        fullName: fullName ?? '',
        email: email ?? '',
        isTest: false,
        by: by(actor),
      })
      const sold = await moves.handOver(trx, placed, by(actor))
      await tell.of(trx, sold, 'counter')
      await audit(trx, actor, {
        subject: 'order',
        subjectId: sold.reference,
        action: 'sold',
        after: { amount: formatRupees(sold.amount), items: itemsText(sold) },
      })
      return details(trx, sold)
    },
  }
}

export type OrderAdmin = ReturnType<typeof createOrderAdmin>
