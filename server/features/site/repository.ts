import type { Knex } from 'knex'
import { templeSite, type TempleSite } from '#contract/siteAdmin.ts'
import { sql } from '#server/db/sql.ts'

/** It changes seldom, and every booking reads it, so the same text is parsed only once. */
let latest: { readonly content: string; readonly parsed: TempleSite } | undefined

const parse = (content: string): TempleSite => {
  if (latest?.content !== content)
    latest = { content, parsed: templeSite.parse(JSON.parse(content)) }
  return latest.parsed
}

/** The temple's details. There is always a row: the first start inserts it. */
export const findSite = async (db: Knex): Promise<TempleSite> => {
  const [row] = await sql<{ content: string }>(db, 'select content from site')
  if (!row) throw new Error('The table "site" is empty: it was never seeded.')
  return parse(row.content)
}

export const insertSite = async (db: Knex, content: TempleSite): Promise<void> => {
  await db('site').insert({ id: 1, content: JSON.stringify(content) })
}

/** With its version, locked until the end of the transaction. */
export const lockSite = async (trx: Knex): Promise<{ site: TempleSite; version: number }> => {
  const row = await trx('site').forUpdate().first<{ content: string; version: number }>()
  return { site: parse(row.content), version: row.version }
}

export const findSiteVersion = async (db: Knex): Promise<number> => {
  const row = await db('site').first<{ version: number }>('version')
  return row.version
}

export const updateSite = async (
  trx: Knex,
  content: TempleSite,
  version: number,
): Promise<void> => {
  await trx('site').update({ content: JSON.stringify(content), version })
}
