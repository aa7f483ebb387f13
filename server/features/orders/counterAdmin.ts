import type { Knex } from 'knex'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import type { StaffOrder, StaffOrderDetails } from '#contract/orders/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { asReference } from '#contract/reference.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { byTemple } from '#server/payments/trail.ts'
import { listSalesSince } from './adminRepository.ts'
import { findOrder } from './repository.ts'
import { listReturns } from './returnRepository.ts'
import type { Orders } from './service.ts'
import { notFound, type StaffChange } from './staffChange.ts'
import { toRow, type createDetails } from './staffView.ts'
import { whyNotVoid } from './whyNotVoid.ts'

type Deps = Pick<Shared, 'findSite' | 'now'> & {
  readonly orders: Pick<Orders, 'moves'>
  readonly change: StaffChange
  readonly details: ReturnType<typeof createDetails>
}

/** What the counter sees of its own sales, and how it takes one back. */
export const createCounterAdmin = ({ findSite, orders: { moves }, change, details, now }: Deps) => {
  const zoneOf = async (db: Knex): Promise<string> => (await findSite(db)).city.timeZone

  /** Everything else about orders is done by those who may see them all. */
  const asSale = ({ actions, returns, ...order }: StaffOrderDetails): StaffOrderDetails => ({
    ...order,
    actions: actions.filter((action) => action === 'void'),
    returns: returns.map((one) => ({ ...one, actions: [] })),
  })

  return {
    sales: async (db: Knex): Promise<StaffOrder[]> => {
      const timeZone = await zoneOf(db)
      const today = civilDateAt(now().getTime(), timeZone)
      const found = await listSalesSince(db, new Date(startOfDay(today, timeZone)).toISOString())
      return found.map((order) => toRow(order, false))
    },

    sale: async (db: Knex, reference: string): Promise<StaffOrderDetails> => {
      const order = await findOrder(db, { reference: asReference(reference) })
      if (order?.delivery !== 'counter') throw notFound()
      return asSale(await details(db, order))
    },

    /** The goods are on the shelf, the cash is out of the drawer; the log and the papers keep it. */
    voidSale: async (
      db: Knex,
      { reference, reason }: { readonly reference: string; readonly reason: string },
      actor: Actor,
    ): Promise<StaffOrderDetails> => {
      const timeZone = await zoneOf(db)
      const changed = await change(db, actor, {
        reference,
        action: 'voided',
        afterOf: ({ amount, payment }) => ({ amount: formatRupees(amount), payment }),
        work: async (trx, order) => {
          const when = { timeZone, now: now() }
          const why = whyNotVoid(order, await listReturns(trx, order.id), when)
          if (why) throw new AppError('wrong_status', why)
          await moves.voidSale(trx, order, { reason, by: byTemple(actor) })
        },
      })
      return asSale(changed)
    },
  }
}
