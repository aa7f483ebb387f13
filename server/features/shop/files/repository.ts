import type { Knex } from 'knex'
import { records, toColumns } from '#server/db/rows.ts'

export type FileFacts = { readonly fileName: string; readonly bytes: number }

export type FileRecord = FileFacts & {
  readonly productId: string
  readonly contentType: string
  /** Its name in the storage. */
  readonly stored: string
  readonly createdAt: string
}

const files = (db: Knex) => records<FileRecord>(db, 'product_files')

export const listFiles = (db: Knex, productIds: readonly string[]): Promise<FileRecord[]> =>
  files(db)
    .whereIn('product_id', [...productIds])
    .orderBy('product_id')

export const findFile = async (db: Knex, productId: string): Promise<FileRecord | undefined> =>
  (await listFiles(db, [productId]))[0]

/** In place of the one the product had. */
export const putFile = async (trx: Knex, file: FileRecord): Promise<void> => {
  await trx('product_files').insert(toColumns(file)).onConflict('product_id').merge()
}

export const listStored = (db: Knex): Promise<string[]> => db('product_files').pluck('stored')
