import type { Knex } from 'knex'
import type { AuditValues } from '#contract/audit.ts'
import type { StaffProduct, StaffProductSummary } from '#contract/shopAdmin.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import type { Asked } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import {
  forgottenBefore,
  publishingOf,
  restored,
  stateOf,
  type Wanted,
} from '#server/publishing/publishing.ts'
import { countStates, type StateFilter } from '#server/publishing/states.ts'
import {
  deleteForGood,
  findAny,
  listForAdmin,
  lockProduct,
  updateProduct,
} from './adminRepository.ts'
import type { ProductRecord } from './repository.ts'
import { receive, recount } from './stock.ts'
import { listStockMoves } from './stockHistory.ts'
import { toProduct } from './toProduct.ts'

type Deps = { readonly audit: Audit; readonly now: () => Date }

type Edited = {
  readonly name: string
  readonly description: string
  readonly shortDescription?: string | undefined
  readonly price: number
  readonly stockOnHand?: number | undefined
  readonly inStock: boolean
  readonly weightGrams?: number | undefined
  readonly hasCashOnDelivery: boolean
  readonly isEcoFriendly: boolean
  readonly isBestSeller: boolean
  readonly gstRate: number
  readonly hsn: string
}

type Change = {
  readonly action: string
  readonly make: (known: ProductRecord) => ProductRecord
  readonly isForDeleted?: boolean
}

const unknown = (): AppError => new AppError('not_found', 'There is no such product.')
const refused = (field: string, detail: string): AppError =>
  new AppError('invalid_input', undefined, [{ pointer: `#/${field}`, detail }])

/** What the activity log records; the number before and after is the history of the stock. */
const logged = (record: ProductRecord): AuditValues => ({
  name: record.name,
  description: record.description,
  shortDescription: record.shortDescription,
  price: record.price,
  stockOnHand: record.stockOnHand,
  inStock: record.inStock,
  weightGrams: record.weightGrams,
  hasCashOnDelivery: record.hasCashOnDelivery,
  isEcoFriendly: record.isEcoFriendly,
  isBestSeller: record.isBestSeller,
  gstRate: record.gstRate,
  hsn: record.hsn,
  status: record.status,
  publishAt: record.publishAt,
  isDeleted: record.deletedAt !== null,
})

/** What the database would refuse, in words. */
const assertSellable = ({ category, stockReserved }: ProductRecord, edited: Edited): void => {
  if (category === 'digital') {
    if (edited.stockOnHand !== undefined)
      throw refused('stockOnHand', 'Digital items are not counted. Please leave this empty')
    if (edited.weightGrams !== undefined)
      throw refused('weightGrams', 'Digital items have no weight. Please leave this empty')
    if (edited.hasCashOnDelivery)
      throw refused('hasCashOnDelivery', 'Digital items cannot be paid on delivery')
  }
  if (stockReserved > (edited.stockOnHand ?? 0))
    throw refused('stockOnHand', `${stockReserved} of these are promised to orders`)
}

const toStaff = (record: ProductRecord, now: Date): StaffProduct => {
  const { stockLeft: _, ...shown } = toProduct(record)
  const { stockOnHand } = record
  return {
    ...shown,
    // What staff say, not what follows from the count.
    inStock: record.inStock,
    ...(stockOnHand !== null && { stockOnHand }),
    stockReserved: record.stockReserved,
    ...stateOf(record, now),
  }
}

/** The products as staff see and change them. */
export const createShopAdmin = ({ audit, now }: Deps) => {
  const at = (): string => now().toISOString()

  const change = (
    { db, ...context }: Context,
    id: string,
    { action, make, isForDeleted = false }: Change,
  ): Promise<StaffProduct> =>
    transact(db, async (trx) => {
      const known = await lockProduct(trx, id)
      if (!known || (known.deletedAt !== null && !isForDeleted)) throw unknown()
      assertVersion(known.version, { db, ...context })
      const made = { ...make(known), updatedAt: at(), version: known.version + 1 }
      await updateProduct(trx, made)
      const counts = { before: known.stockOnHand, after: made.stockOnHand }
      await recount(trx, id, counts, { at: at(), actorId: context.actor.id })
      await bumpContent(trx)
      await audit(trx, context.actor, {
        subject: 'product',
        subjectId: id,
        action,
        ...changesOf(logged(known), logged(made)),
      })
      return toStaff(made, now())
    })

  return {
    list: async (db: Knex, { state, search, ...asked }: Omit<StateFilter, 'now'> & Asked) => {
      const { rows, next } = await listForAdmin(db, { state, search, now: at() }, asked)
      const counted = await countStates(db, 'products', at())
      const items: StaffProductSummary[] = rows.map((row) => toStaff(row, now()))
      return { items, next, ...counted }
    },

    get: async (db: Knex, id: string): Promise<StaffProduct> => {
      const known = await findAny(db, id)
      if (!known) throw unknown()
      return toStaff(known, now())
    },

    update: (context: Context, { id, ...edited }: Edited & { id: string }) =>
      change(context, id, {
        action: 'edited',
        make: (known) => {
          assertSellable(known, edited)
          return {
            ...known,
            ...edited,
            shortDescription: edited.shortDescription || null,
            stockOnHand: edited.stockOnHand ?? null,
            weightGrams: edited.weightGrams ?? null,
          }
        },
      }),

    moves: async (db: Knex, { id, ...asked }: { id: string } & Asked) => {
      if (!(await findAny(db, id))) throw unknown()
      return listStockMoves(db, id, asked)
    },

    /** Pieces that were delivered to the temple, or are gone. A command: `trx` is its transaction. */
    receive: async (
      trx: Knex,
      { id, pieces, note }: { id: string; pieces: number; note?: string | undefined },
      actor: Context['actor'],
    ): Promise<StaffProduct> => {
      const known = await lockProduct(trx, id)
      if (!known || known.deletedAt !== null) throw unknown()
      if (known.stockOnHand === null)
        throw refused('pieces', 'This item is not counted. Enter its stock in the form first')
      const cause = { at: at(), actorId: actor.id, note: note || undefined }
      if (!(await receive(trx, { productId: id, quantity: pieces }, cause)))
        throw refused('pieces', 'There are not so many that are not promised to orders')
      await audit(trx, actor, {
        subject: 'product',
        subjectId: id,
        action: 'stock_received',
        before: { stockOnHand: known.stockOnHand },
        after: { stockOnHand: known.stockOnHand + pieces, ...(note && { note }) },
      })
      const after = await findAny(trx, id)
      if (!after) throw unknown()
      return toStaff(after, now())
    },

    publish: (context: Context, { id, ...wanted }: Wanted & { id: string }) =>
      change(context, id, {
        action: wanted.status === 'draft' ? 'withdrawn' : wanted.status,
        make: (known) => ({ ...known, ...publishingOf(known, wanted, now()) }),
      }),

    remove: (context: Context, id: string) =>
      change(context, id, {
        action: 'deleted',
        make: (known) => ({ ...known, deletedAt: at() }),
      }),

    restore: (context: Context, id: string) =>
      change(context, id, {
        action: 'restored',
        isForDeleted: true,
        make: (known) => restored(known, now(), unknown),
      }),

    /** Once a day: what was deleted long ago. */
    forgetDeleted: (db: Knex): Promise<number> =>
      transact(db, (trx) => deleteForGood(trx, forgottenBefore(now()))),
  }
}

export type ShopAdmin = ReturnType<typeof createShopAdmin>
