import type { Knex } from 'knex'
import type { PageName } from '#contract/pages/names.ts'

export type PageRecord = {
  name: PageName
  title: string
  description: string
  markdown: string
  html: string
  updatedAt: string
  version: number
}

const columns = {
  name: 'name',
  title: 'title',
  description: 'description',
  markdown: 'markdown',
  html: 'html',
  updatedAt: 'updated_at',
  version: 'version',
}

export const listPages = (db: Knex): Promise<PageRecord[]> => db('pages').select(columns)

export const findPage = (db: Knex, name: PageName): Promise<PageRecord | undefined> =>
  db('pages').where({ name }).first(columns)

/** Locked until the end of the transaction. */
export const lockPage = (trx: Knex, name: PageName): Promise<PageRecord | undefined> =>
  trx('pages').where({ name }).forUpdate().first(columns)

const toRow = ({ updatedAt, ...rest }: PageRecord) => ({ ...rest, updated_at: updatedAt })

export const insertPage = async (trx: Knex, page: PageRecord): Promise<void> => {
  await trx('pages').insert(toRow(page))
}

export const savePage = async (trx: Knex, page: PageRecord): Promise<void> => {
  await trx('pages').where({ name: page.name }).update(toRow(page))
}
