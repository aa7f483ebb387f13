import type { Knex } from 'knex'
import type { OrderStage, StaffOrder, StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Page } from '#contract/paging.ts'
import { asReference } from '#contract/reference.ts'
import type { TakeBack } from '#server/adapters/email/port.ts'
import type { ListQuery } from '#server/db/paging.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor, Download } from '#server/http/implement.ts'
import { byTemple } from '#server/payments/trail.ts'
import { exportForAdmin, listForAdmin, type OrderFilter } from './adminList.ts'
import { createMoneyAdmin } from './adminMoney.ts'
import { countStages, listByReference, listCouriers, listToPack } from './adminRepository.ts'
import { createReturnsAdmin } from './adminReturns.ts'
import { createBulkSteps } from './bulkSteps.ts'
import { createCounterAdmin } from './counterAdmin.ts'
import { createCounterSale } from './counterSale.ts'
import type { FindProducts, ProductFiles } from './ports.ts'
import { findOrder } from './repository.ts'
import type { Orders } from './service.ts'
import { createStaffChange, notFound } from './staffChange.ts'
import { createDetails } from './staffView.ts'

export type AdminDeps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly takeBack: TakeBack
  readonly orders: Pick<Orders, 'moves' | 'show' | 'notifications' | 'placing'>
  readonly findProducts: FindProducts
  readonly files: Pick<ProductFiles, 'find'>
}

/** Offered when parcels are sent. */
const couriersAtMost = 5

/** Slips printed at once: more would not fit on a desk. */
const slipsAtMost = 100

/** The orders as the temple's staff see them, and what they do with them. */
export const createOrderAdmin = (deps: AdminDeps) => {
  const { orders, audit, findSite } = deps
  const { moves } = orders
  const details = createDetails(deps)
  const change = createStaffChange({ audit, details })

  const get = async (db: Knex, reference: string): Promise<StaffOrderDetails> => {
    const order = await findOrder(db, { reference: asReference(reference) })
    if (!order) throw notFound()
    return details(db, order)
  }

  return {
    get,
    ...createMoneyAdmin({ ...deps, change }),
    ...createReturnsAdmin({ ...deps, change }),
    sell: createCounterSale({ ...deps, details }),
    ...createBulkSteps(deps),
    couriers: (db: Knex): Promise<string[]> => listCouriers(db, couriersAtMost),
    ...createCounterAdmin({ ...deps, change, details }),

    list: async (
      db: Knex,
      filter: OrderFilter & ListQuery,
    ): Promise<Page<StaffOrder> & { counts: Record<OrderStage, number> }> => {
      return { ...(await listForAdmin(db, filter)), counts: await countStages(db) }
    },

    csv: async (db: Knex, filter: OrderFilter): Promise<Download> =>
      exportForAdmin(db, filter, (await findSite(db)).city.timeZone),

    /** Of these orders, or of all that are to be packed. */
    slips: async (db: Knex, references?: readonly string[]): Promise<StaffOrderDetails[]> => {
      const found = references
        ? await listByReference(db, references.map(asReference))
        : await listToPack(db, slipsAtMost)
      return Promise.all(found.map((order) => details(db, order)))
    },

    pack: (db: Knex, reference: string, actor: Actor) =>
      change(db, actor, {
        reference,
        action: 'packed',
        work: (trx, order) => moves.pack(trx, order, byTemple(actor)),
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
          moves.ship(trx, order, { courier, tracking: tracking || undefined }, byTemple(actor)),
      }),

    deliver: (db: Knex, reference: string, actor: Actor) =>
      change(db, actor, {
        reference,
        action: 'delivered',
        work: (trx, order) => moves.deliver(trx, order, byTemple(actor)),
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
        work: (trx, order) => moves.comeBack(trx, order, { isSellable }, byTemple(actor)),
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
        work: (trx, order) => moves.cancel(trx, order, byTemple(actor)),
      }),
  }
}
