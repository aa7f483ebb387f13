import type { Readable } from 'node:stream'
import type { Knex } from 'knex'
import type { Product } from '#contract/shop/public.ts'

type Pieces = { readonly productId: string; readonly quantity: number }

type Cause = {
  readonly at: string
  readonly orderId: string
  /** Which member of staff. */
  readonly actorId?: string | undefined
}

/** What orders need of the shop's stock; every change is part of the caller's transaction. */
export type Stock = {
  /** `short`: there are not so many, and nothing was promised. */
  readonly reserve: (trx: Knex, pieces: Pieces) => Promise<'reserved' | 'uncounted' | 'short'>
  readonly release: (trx: Knex, pieces: Pieces) => Promise<void>
  /** What was promised leaves the temple. */
  readonly sell: (trx: Knex, pieces: Pieces, cause: Cause) => Promise<void>
  readonly takeBack: (trx: Knex, pieces: Pieces, cause: Cause) => Promise<void>
}

/** The products that everybody may see now, by id. */
export type FindProducts = (db: Knex, ids: readonly string[]) => Promise<Map<string, Product>>

type FileFacts = { readonly fileName: string; readonly bytes: number }

/** The files of digital items. */
export type ProductFiles = {
  readonly find: (db: Knex, productIds: readonly string[]) => Promise<Map<string, FileFacts>>
  readonly open: (
    db: Knex,
    productId: string,
  ) => Promise<(FileFacts & { contentType: string; body: Readable }) | undefined>
}
