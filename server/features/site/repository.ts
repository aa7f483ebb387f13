import type { Knex } from 'knex'
import type { StoredIcon } from '#contract/site/appLookAdmin.ts'
import type { FestivalChoice } from '#contract/festivals/groups.ts'
import { templeSite, type TempleSite } from '#contract/site/admin.ts'
import type { SpecialDay } from '#contract/site/public.ts'
import { sql } from '#server/db/sql.ts'

type Row = {
  content: string
  special_days: string
  app_icon: string | null
  festival_choice: string | null
}

/** It changes seldom, and every booking reads it, so the same text is parsed only once. */
let latest: (Row & { readonly parsed: TempleSite }) | undefined

const parse = (row: Row): TempleSite => {
  const { content, special_days, app_icon, festival_choice } = row
  const isSame =
    latest?.content === content &&
    latest.special_days === special_days &&
    latest.app_icon === app_icon &&
    latest.festival_choice === festival_choice
  if (!latest || !isSame) {
    const specialDays = JSON.parse(special_days) as SpecialDay[]
    const site = {
      ...JSON.parse(content),
      ...(specialDays.length > 0 && { specialDays }),
      ...(app_icon !== null && { icon: JSON.parse(app_icon) }),
      ...(festival_choice !== null && { festivals: JSON.parse(festival_choice) }),
    }
    const parsed = templeSite.parse(site)
    latest = { content, special_days, app_icon, festival_choice, parsed }
  }
  return latest.parsed
}

/** The temple's details. There is always a row: the first start inserts it. */
export const findSite = async (db: Knex): Promise<TempleSite> => {
  const [row] = await sql<Row>(
    db,
    'select content, special_days, app_icon, festival_choice from site',
  )
  if (!row) throw new Error('The table "site" is empty: it was never seeded.')
  return parse(row)
}

/** These have columns of their own: saving the settings leaves them as they are. */
const contentOf = ({
  specialDays: _,
  icon: _icon,
  festivals: _festivals,
  ...content
}: TempleSite): string => JSON.stringify(content)

export const insertSite = async (db: Knex, content: TempleSite): Promise<void> => {
  await db('site').insert({ id: 1, content: contentOf(content) })
}

export const updateSpecialDays = async (trx: Knex, days: readonly SpecialDay[]): Promise<void> => {
  await trx('site').update({ special_days: JSON.stringify(days) })
}

export const updateIcon = async (trx: Knex, icon: StoredIcon): Promise<void> => {
  const isEmpty = Object.values(icon).every((part) => part === undefined)
  await trx('site').update({ app_icon: isEmpty ? null : JSON.stringify(icon) })
}

export const updateFestivalChoice = async (trx: Knex, choice: FestivalChoice): Promise<void> => {
  const version = trx.raw('version + 1')
  await trx('site').update({ festival_choice: JSON.stringify(choice), version })
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
