import type { Knex } from 'knex'
import { templeSite, type TempleSite } from '#contract/siteAdmin.ts'
import type { SpecialDay } from '#contract/site.ts'
import { sql } from '#server/db/sql.ts'

type Row = { content: string; special_days: string }

/** It changes seldom, and every booking reads it, so the same text is parsed only once. */
let latest: (Row & { readonly parsed: TempleSite }) | undefined

const parse = ({ content, special_days }: Row): TempleSite => {
  if (latest?.content !== content || latest.special_days !== special_days) {
    const specialDays = JSON.parse(special_days) as SpecialDay[]
    const site = { ...JSON.parse(content), ...(specialDays.length > 0 && { specialDays }) }
    latest = { content, special_days, parsed: templeSite.parse(site) }
  }
  return latest.parsed
}

/** The temple's details. There is always a row: the first start inserts it. */
export const findSite = async (db: Knex): Promise<TempleSite> => {
  const [row] = await sql<Row>(db, 'select content, special_days from site')
  if (!row) throw new Error('The table "site" is empty: it was never seeded.')
  return parse(row)
}

/** The special days have a column of their own: saving the settings leaves them as they are. */
const contentOf = ({ specialDays: _, ...content }: TempleSite): string => JSON.stringify(content)

export const insertSite = async (db: Knex, content: TempleSite): Promise<void> => {
  await db('site').insert({ id: 1, content: contentOf(content) })
}

export const updateSpecialDays = async (trx: Knex, days: readonly SpecialDay[]): Promise<void> => {
  await trx('site').update({ special_days: JSON.stringify(days) })
}

/** With its version, locked until the end of the transaction. */
export const lockSite = async (trx: Knex): Promise<{ site: TempleSite; version: number }> => {
  const row = await trx('site').forUpdate().first<Row & { version: number }>()
  return { site: parse(row), version: row.version }
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
  await trx('site').update({ content: contentOf(content), version })
}
