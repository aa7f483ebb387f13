import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { lastLanguage } from '#server/privacy/lastLanguage.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { assertLittleCash } from '#server/payments/cashLimit.ts'
import { assertRules } from '#server/payments/counterRules.ts'
import {
  tenderFacts,
  tenderRules,
  waitsForStatement,
  type Tender,
} from '#server/payments/tender.ts'
import { byTemple } from '#server/payments/trail.ts'
import { takeCheque } from '#server/payments/cheques.ts'
import { assertUtrFree } from '#server/payments/utr.ts'
import { assertAmount, fillBasket } from './pricing.ts'
import type { FindProducts, ProductFiles } from './ports.ts'
import type { ReturnedItem } from './returnRepository.ts'
import type { Orders } from './service.ts'
import { itemsText, type createDetails } from './staffView.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly orders: Pick<Orders, 'moves' | 'notifications' | 'placing'>
  readonly findProducts: FindProducts
  readonly files: Pick<ProductFiles, 'find'>
  readonly details: ReturnType<typeof createDetails>
}

type Counter = Tender & {
  readonly lines: readonly (ReturnedItem & { readonly price?: number | undefined })[]
  readonly amount: number
  /** Made on the device. */
  readonly reference?: string | undefined
  readonly fullName?: string | undefined
  readonly email?: string | undefined
}

/** Sells at the counter. A command: `trx` is its transaction. */
export const createCounterSale =
  ({ findSite, orders: { moves, notifications, placing }, audit, details, now, ...shop }: Deps) =>
  async (
    trx: Knex,
    { lines, amount, fullName, email, reference, ...tender }: Counter,
    actor: Actor,
  ): Promise<StaffOrderDetails> => {
    const requested = lines.map((line) => ({ ...line }))
    const basket = await fillBasket(trx, { lines: requested }, shop)
    if (basket.hasFiles && !email) {
      const detail = 'Digital items need the buyer’s email'
      throw new AppError('invalid_input', detail, [{ pointer: '#/email', detail }])
    }
    const priced = { basket, delivery: 'counter', deliveryAmount: 0 } as const
    assertAmount({ lines: requested, amount }, priced)
    // Also if nobody knows who buys: one sale is from one person.
    assertRules(tenderRules({ ...tender, amount }))
    const site = await findSite(trx)
    const { utr, ...noted } = tenderFacts(tender)
    await assertUtrFree(trx, utr)
    const isSeenOnly = waitsForStatement({ method: tender.method, utr }, site)
    const by = byTemple(actor)
    const placed = await placing.store(trx, {
      ...priced,
      payment: tender.method,
      reference,
      fullName: fullName ?? '',
      email: email ?? '',
      language: await lastLanguage(trx, { email }),
      isTest: false,
      by,
    })
    if (tender.method === 'cheque' && tender.slip) {
      const cheque = { number: tender.slip, bank: tender.bank, amount }
      await takeCheque(trx, cheque, { type: 'order', id: placed.id })
    }
    const sale = {
      ...placed,
      ...noted,
      utr,
      ...(isSeenOnly && { claimedAt: now().toISOString() }),
    }
    const isPaid = !isSeenOnly && tender.method !== 'cheque'
    const sold = await moves.handOver(trx, sale, { isPaid, by })
    await notifications.of(trx, sold, 'counter')
    if (tender.method === 'cash') {
      const { timeZone } = site.city
      const paidOn = civilDateAt(now().getTime(), timeZone)
      await assertLittleCash(trx, { ...sold, paidOn }, timeZone)
    }
    await audit(trx, actor, {
      subject: 'order',
      subjectId: sold.reference,
      action: 'sold',
      after: { amount: formatRupees(sold.amount), payment: sold.payment, items: itemsText(sold) },
    })
    return details(trx, sold)
  }
