import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'

/** What an import did to one product; without `before`, it was added. */
export type ImportedProduct = {
  readonly productId: string
  readonly version: number
  readonly before?: string | undefined
}

const table = 'imported_products'

/** Two who add the same products at once: the second sees what the first has added. */
export const waitForOthers = async (trx: Knex): Promise<void> => {
  // SQLite has one writer.
  if (isPostgres(trx)) await trx.raw('lock table imports in share row exclusive mode')
}

export const insertImported = async (
  trx: Knex,
  importId: string,
  { productId, version, before }: ImportedProduct,
): Promise<void> => {
  await trx(table).insert({
    import_id: importId,
    product_id: productId,
    version,
    before: before ?? null,
  })
}

export const listImported = async (db: Knex, importId: string): Promise<ImportedProduct[]> => {
  const rows = await db(table)
    .where({ import_id: importId })
    .orderBy('product_id')
    .select('product_id', 'version', 'before')
  return rows.map((row) => ({
    productId: row.product_id,
    version: row.version,
    ...(row.before !== null && { before: row.before }),
  }))
}
