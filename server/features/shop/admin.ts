import type { Knex } from 'knex'
import { mostPieces, type StaffProduct, type StaffProductSummary } from '#contract/shop/admin.ts'
import { changesOf } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import {
  forgottenBefore,
  publishingOf,
  stateOf,
  type Wanted,
} from '#server/publishing/publishing.ts'
import { countStates, type StateFilter } from '#server/publishing/states.ts'
import {
  deleteForGood,
  findAny,
  listDeletedWithFile,
  listForAdmin,
  listLow,
  lockProduct,
  makeRoom,
  updateProduct,
} from './adminRepository.ts'
import { findFile, listFiles, type FileFacts } from './files/repository.ts'
import { picturesOf } from './picturesOf.ts'
import type { ProductRecord } from './repository.ts'
import { receive, recount } from './stock.ts'
import { listStockMoves } from './stockHistory.ts'
import { toProduct } from './toProduct.ts'
import {
  assertSellable,
  insertUnder,
  toAuditValues,
  refused,
  toFields,
  type Edited,
  type NewProduct,
} from './written.ts'

type Deps = Pick<Shared, 'audit' | 'findPictures' | 'now'> & {
  /** Those of them that somebody has bought. */
  readonly listBought: (db: Knex, ids: readonly string[]) => Promise<string[]>
}

type Change = {
  readonly action: string
  readonly make: (known: ProductRecord, trx: Knex) => ProductRecord | Promise<ProductRecord>
  readonly isForDeleted?: boolean
}

const notFound = (): AppError => new AppError('not_found', 'There is no such product.')
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
export const createShopAdmin = ({ audit, findPictures, listBought, now }: Deps) => {
  const at = (): string => now().toISOString()

  const show = async (db: Knex, record: ProductRecord): Promise<StaffProduct> =>
    toStaff(record, await findFile(db, record.id), now())

  const change = (
    { db, ...context }: Context,
    id: string,
    { action, make, isForDeleted = false }: Change,
  ): Promise<StaffProduct> =>
    transact(db, async (trx) => {
      const known = await lockProduct(trx, id)
      if (!known || (known.deletedAt !== undefined && !isForDeleted)) throw notFound()
      assertVersion(known.version, { db, ...context })
      const made = { ...(await make(known, trx)), updatedAt: at(), version: known.version + 1 }
      await updateProduct(trx, made)
      const counts = { before: known.stockOnHand, after: made.stockOnHand }
      await recount(trx, id, counts, { at: at(), actorId: context.actor.id })
      await bumpContent(trx)
      await audit(trx, context.actor, {
        subject: 'product',
        subjectId: id,
        action,
        ...changesOf(toAuditValues(known), toAuditValues(made)),
      })
      return show(trx, made)
    })

  return {
    list: async (db: Knex, { state, search, ...asked }: Omit<StateFilter, 'now'> & ListQuery) => {
      const { rows, next } = await listForAdmin(db, { state, search, now: at() }, asked)
      const counted = await countStates(db, 'products', at())
      const found = await listFiles(
        db,
        rows.map(({ id }) => id),
      )
      const files = new Map(found.map((file) => [file.productId, file]))
      const items: StaffProductSummary[] = rows.map((row) => toStaff(row, files.get(row.id), now()))
      return { items, next, ...counted }
    },

    listLow: (db: Knex) => listLow(db, at()),

    get: async (db: Knex, id: string): Promise<StaffProduct> => {
      const known = await findAny(db, id)
      if (!known) throw notFound()
      return show(db, known)
    },

    create: (
      db: Knex,
      { id: given, category, ...edited }: NewProduct,
      actor: Context['actor'],
    ): Promise<StaffProduct> =>
      transact(db, async (trx) => {
        const fresh = {
          ...toFields(edited),
          ...(await picturesOf(trx, edited, findPictures)),
          category,
          stockReserved: 0,
          status: 'draft',
          publishAt: undefined,
          deletedAt: undefined,
          createdAt: at(),
          updatedAt: at(),
          version: 1,
        } as const
        assertSellable(fresh, edited)
        const position = await makeRoom(trx, category)
        const made = await insertUnder(trx, given, { ...fresh, position })
        const counts = { before: undefined, after: made.stockOnHand }
        await recount(trx, made.id, counts, { at: at(), actorId: actor.id })
        await bumpContent(trx)
        await audit(trx, actor, {
          subject: 'product',
          subjectId: made.id,
          action: 'created',
          after: { category, ...toAuditValues(made) },
        })
        return show(trx, made)
      }),

    update: (context: Context, { id, ...edited }: Edited & { id: string }) =>
      change(context, id, {
        action: 'edited',
        make: async (known, trx) => {
          assertSellable(known, edited)
          const pictures = await picturesOf(trx, edited, findPictures)
          return { ...known, ...toFields(edited), ...pictures }
        },
      }),

    moves: async (db: Knex, { id, ...asked }: { id: string } & ListQuery) => {
      if (!(await findAny(db, id))) throw notFound()
      return listStockMoves(db, id, asked)
    },

    /** Pieces that were delivered to the temple, or are gone. A command: `trx` is its transaction. */
    receive: async (
      trx: Knex,
      { id, pieces, note }: { id: string; pieces: number; note?: string | undefined },
      actor: Context['actor'],
    ): Promise<StaffProduct> => {
      const known = await lockProduct(trx, id)
      if (!known || known.deletedAt !== undefined) throw notFound()
      if (known.stockOnHand === undefined)
        throw refused('pieces', 'This item is not counted. Enter its stock in the form first')
      if (known.stockOnHand + pieces > mostPieces)
        throw refused('pieces', 'That would be more than 1,00,000')
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
      if (!after) throw notFound()
      return show(trx, after)
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
        make: (known) => {
          if (known.deletedAt === undefined)
            throw new AppError('wrong_status', 'It is not deleted.')
          return { ...known, deletedAt: undefined }
        },
      }),

    /** Once a day: what was deleted long ago, unless its buyers would lose its file. */
    forgetDeleted: (db: Knex): Promise<number> =>
      transact(db, async (trx) => {
        const before = forgottenBefore(now())
        const except = await listBought(trx, await listDeletedWithFile(trx, before))
        return deleteForGood(trx, before, { except })
      }),
  }
}

export type ShopAdmin = ReturnType<typeof createShopAdmin>
