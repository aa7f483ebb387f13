import type { Knex } from 'knex'
import type { PageName } from '#contract/pages/names.ts'
import { records, toColumns } from '#server/db/rows.ts'

export type PageRecord = {
  name: PageName
  title: string
  description: string
  markdown: string
  html: string
  updatedAt: string
  version: number
}

const pages = (db: Knex) => records<PageRecord>(db, 'pages')

export const listPages = async (db: Knex): Promise<PageRecord[]> => pages(db)

export const findPage = (db: Knex, name: string): Promise<PageRecord | undefined> =>
  pages(db).where({ name }).first()

/** Locked until the end of the transaction. */
export const lockPage = (trx: Knex, name: string): Promise<PageRecord | undefined> =>
  pages(trx).where({ name }).forUpdate().first()

export const insertPage = async (trx: Knex, page: PageRecord): Promise<void> => {
  await trx('pages').insert(toColumns(page))
}

export const savePage = async (trx: Knex, page: PageRecord): Promise<void> => {
  await trx('pages').where({ name: page.name }).update(toColumns(page))
}
