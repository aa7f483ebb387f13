import type { Knex } from 'knex'
import {
  mostPieces,
  reservedProductIds,
  type NewProduct,
  type PricesAndStock,
  type StaffProduct,
  type StaffProductSummary,
} from '#contract/shop/admin.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import { listExamples } from '#server/db/seed/examples.ts'
import type { ListQuery } from '#server/db/paging.ts'
import type { Shared } from '#server/feature.ts'
import type { Context } from '#server/http/implement.ts'
import { createPublished, newDraft } from '#server/publishing/published.ts'
import { stateOf } from '#server/publishing/publishing.ts'
import { takeId } from '#server/publishing/slug.ts'
import { countStates, type StateFilter } from '#server/publishing/states.ts'
import {
  deleteForGood,
  listDeletedWithFile,
  listForAdmin,
  listLow,
  makeRoom,
} from './adminRepository.ts'
import { findFile, listFiles, type FileFacts } from './files/repository.ts'
import { picturesOf } from './picturesOf.ts'
import { findAny, insertNew, lockProduct, updateProduct, type ProductRecord } from './repository.ts'
import { receive, recount } from './stock.ts'
import { listStockMoves } from './stockHistory.ts'
import { toProduct } from './toProduct.ts'
import {
  assertRate,
  assertSellable,
  toAuditValues,
  refused,
  toFields,
  withFigures,
  type Edited,
  type Figures,
} from './input.ts'

type Deps = Pick<Shared, 'audit' | 'findPictures' | 'now'> & {
  /** Those of them that somebody has bought. */
  readonly listBought: (db: Knex, ids: readonly string[]) => Promise<string[]>
}

/** `file`: what its buyers download. */
export const toStaff = (record: ProductRecord, file: FileFacts | undefined, now: Date) => {
  const { stockLeft: _, ...shown } = toProduct(record)
  const { stockOnHand } = record
  const { restorableUntil, ...state } = stateOf(record, now)
  return {
    ...shown,
    // What staff say, not what follows from the count.
    inStock: record.inStock,
    ...(stockOnHand !== undefined && { stockOnHand }),
    stockReserved: record.stockReserved,
    ...(file && { file: { fileName: file.fileName, bytes: file.bytes } }),
    ...state,
    // What is still here after that stays for those who ordered it.
    ...(restorableUntil !== undefined &&
      restorableUntil > now.toISOString() && { restorableUntil }),
  } satisfies StaffProduct
}

/** The products as staff see and change them. */
export const createShopAdmin = (deps: Deps) => {
  const { audit, findPictures, listBought, now } = deps
  const at = (): string => now().toISOString()

  const products = createPublished(
    {
      subject: 'product',
      find: findAny,
      lock: lockProduct,
      save: async (trx, product: ProductRecord, { current, actor }) => {
        await updateProduct(trx, product)
        const counts = { before: current.stockOnHand, after: product.stockOnHand }
        const cause = { at: product.updatedAt, actorId: actor.id }
        await recount(trx, product.id, counts, cause)
      },
      toAuditValues,
      show: async (db: Knex, product): Promise<StaffProduct> =>
        toStaff(product, await findFile(db, product.id), now()),
      // One that is promised to an order, or whose file was bought.
      canRestoreLate: true,
      deleteForGood: async (trx, before) => {
        const except = await listBought(trx, await listDeletedWithFile(trx, before))
        return deleteForGood(trx, before, { except })
      },
    },
    deps,
  )

  return {
    ...products,

    list: async (db: Knex, { state, search, ...page }: Omit<StateFilter, 'now'> & ListQuery) => {
      const { rows, next } = await listForAdmin(db, { state, search, now: at() }, page)
      const counted = await countStates(db, 'products', at())
      const found = await listFiles(
        db,
        rows.map(({ id }) => id),
      )
      const files = new Map(found.map((file) => [file.productId, file]))
      const examples = new Set((await listExamples(db)).products.map(({ id }) => id))
      const items: StaffProductSummary[] = rows.map((row) => ({
        ...toStaff(row, files.get(row.id), now()),
        ...(examples.has(row.id) && { isExample: true }),
      }))
      return { items, next, ...counted }
    },

    listLow: (db: Knex) => listLow(db, at()),

    create: (
      db: Knex,
      { id: chosen, category, ...edited }: NewProduct,
      actor: Context['actor'],
    ): Promise<StaffProduct> =>
      products.add(db, actor, {
        insert: async (trx) => {
          const fresh = {
            ...toFields(edited),
            ...(await picturesOf(trx, edited, findPictures)),
            ...newDraft(now()),
            category,
            stockReserved: 0,
          }
          assertSellable(fresh, edited)
          assertRate(edited)
          const position = await makeRoom(trx, category)
          const id = await takeId(
            { title: edited.name, kind: 'product', reserved: reservedProductIds, chosen },
            (free) => insertNew(trx, { ...fresh, position, id: free }),
          )
          const counts = { before: undefined, after: edited.stockOnHand }
          await recount(trx, id, counts, { at: fresh.createdAt, actorId: actor.id })
          return id
        },
      }),

    update: (context: Context, { id, ...edited }: Edited & { id: string }) =>
      products.change(context, id, {
        action: 'edited',
        make: async (current, trx) => {
          assertSellable(current, edited)
          assertRate(edited, current.gstRate)
          const pictures = await picturesOf(trx, edited, findPictures)
          return { ...current, ...toFields(edited), ...pictures }
        },
      }),

    updateMany: (context: Context, { items }: PricesAndStock) =>
      inBatch(
        items,
        ({ id }) => id,
        async ({ id, version, ...figures }) => {
          let was: Figures = {}
          await products.change({ ...context, ifMatch: version }, id, {
            action: 'edited',
            make: (current) => {
              const { price, stockOnHand } = current
              was = {
                ...(figures.price !== undefined && { price }),
                ...(figures.stockOnHand !== undefined && { stockOnHand }),
              }
              return withFigures(current, figures)
            },
          })
          return { id, version: version + 1, ...was }
        },
      ),

    moves: async (db: Knex, { id, ...page }: { id: string } & ListQuery) => {
      await products.find(db, id)
      return listStockMoves(db, id, page)
    },

    /** Pieces that were delivered to the temple, or are gone. A command: `trx` is its transaction. */
    receive: async (
      trx: Knex,
      { id, pieces, note }: { id: string; pieces: number; note?: string | undefined },
      actor: Context['actor'],
    ): Promise<StaffProduct> => {
      const current = await lockProduct(trx, id)
      if (!current || current.deletedAt !== undefined) throw products.notFound()
      if (current.stockOnHand === undefined)
        throw refused('pieces', 'This item is not counted. Enter its stock in the form first')
      if (current.stockOnHand + pieces > mostPieces)
        throw refused('pieces', 'That would be more than 1,00,000')
      const cause = { at: at(), actorId: actor.id, note: note || undefined }
      if (!(await receive(trx, { productId: id, quantity: pieces }, cause)))
        throw refused('pieces', 'There are not so many that are not promised to orders')
      await audit(trx, actor, {
        subject: 'product',
        subjectId: id,
        action: 'stock_received',
        before: { stockOnHand: current.stockOnHand },
        after: { stockOnHand: current.stockOnHand + pieces, ...(note && { note }) },
      })
      return products.get(trx, id)
    },
  }
}

export type ShopAdmin = ReturnType<typeof createShopAdmin>
