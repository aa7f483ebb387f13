import type { Knex } from 'knex'

export type FileFacts = { readonly fileName: string; readonly bytes: number }

export type FileRecord = FileFacts & {
  readonly productId: string
  readonly contentType: string
  /** Its name in the storage. */
  readonly stored: string
  readonly createdAt: string
}

const columns = {
  productId: 'product_id',
  fileName: 'file_name',
  bytes: 'bytes',
  contentType: 'content_type',
  stored: 'stored',
  createdAt: 'created_at',
} satisfies Record<keyof FileRecord, string>

export const listFiles = (db: Knex, productIds: readonly string[]): Promise<FileRecord[]> =>
  db('product_files')
    .whereIn('product_id', [...productIds])
    .orderBy('product_id')
    .select<FileRecord[]>(columns)

export const findFile = async (db: Knex, productId: string): Promise<FileRecord | undefined> =>
  (await listFiles(db, [productId]))[0]

/** In place of the one the product had. */
export const putFile = async (trx: Knex, file: FileRecord): Promise<void> => {
  const row = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column, file[name as keyof FileRecord]]),
  )
  await trx('product_files').insert(row).onConflict('product_id').merge()
}

export const listStored = (db: Knex): Promise<string[]> => db('product_files').pluck('stored')
