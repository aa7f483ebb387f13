import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import { tooMuchCash } from '#contract/donations/rules.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { assertLittleCash, tooMuch } from '#server/payments/cashLimit.ts'
import { byTemple } from '#server/payments/trail.ts'
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

type Counter = {
  readonly lines: readonly (ReturnedItem & { readonly price?: number | undefined })[]
  readonly amount: number
  readonly fullName?: string | undefined
  readonly email?: string | undefined
}

/** Cash of this sale, or with other cash of the day, may be too much; then it is sold another way. */
const ways = 'UPI, card or cheque'

/** Sells for cash at the counter. A command: `trx` is its transaction. */
export const createCounterSale =
  ({ findSite, orders: { moves, notifications, placing }, audit, details, now, ...shop }: Deps) =>
  async (
    trx: Knex,
    { lines, amount, fullName, email }: Counter,
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
    if (amount >= tooMuchCash) {
      const detail = tooMuch(ways)
      throw new AppError('invalid_input', detail, [{ pointer: '#/amount', detail }])
    }
    const placed = await placing.store(trx, {
      ...priced,
      payment: 'cash',
      fullName: fullName ?? '',
      email: email ?? '',
      isTest: false,
      by: byTemple(actor),
    })
    const sold = await moves.handOver(trx, placed, byTemple(actor))
    await notifications.of(trx, sold, 'counter')
    const { timeZone } = (await findSite(trx)).city
    const paidOn = civilDateAt(now().getTime(), timeZone)
    await assertLittleCash(trx, { ...sold, paidOn }, { ways, timeZone })
    await audit(trx, actor, {
      subject: 'order',
      subjectId: sold.reference,
      action: 'sold',
      after: { amount: formatRupees(sold.amount), items: itemsText(sold) },
    })
    return details(trx, sold)
  }
