import type { Knex } from 'knex'
import type { StoredIcon } from '#contract/site/appLookAdmin.ts'
import type { FestivalChoice } from '#contract/festivals/groups.ts'
import { templeSite, type TempleSite } from '#contract/site/admin.ts'
import type { SettledByHand } from '#contract/site/setUpAdmin.ts'
import type { SpecialDay } from '#contract/site/public.ts'
import { sql } from '#server/db/sql.ts'

type Row = {
  content: string
  special_days: string
  app_icon: string | null
  festival_choice: string | null
  set_up: string | null
}

/** What is left to set up, besides what the data say themselves. */
export type SetUpState = {
  readonly isShopShut?: boolean
  readonly settled: readonly SettledByHand[]
  readonly isPutAway?: boolean
}

const toSetUp = (set_up: string | null): SetUpState | undefined =>
  set_up === null ? undefined : (JSON.parse(set_up) as SetUpState)

/** It changes seldom, and every booking reads it, so the same text is parsed only once. */
let latest: (Row & { readonly parsed: TempleSite }) | undefined

const parse = (row: Row): TempleSite => {
  const { content, special_days, app_icon, festival_choice, set_up } = row
  const isSame =
    latest?.content === content &&
    latest.special_days === special_days &&
    latest.app_icon === app_icon &&
    latest.festival_choice === festival_choice &&
    latest.set_up === set_up
  if (!latest || !isSame) {
    const specialDays = JSON.parse(special_days) as SpecialDay[]
    const site = {
      ...JSON.parse(content),
      ...(specialDays.length > 0 && { specialDays }),
      ...(app_icon !== null && { icon: JSON.parse(app_icon) }),
      ...(festival_choice !== null && { festivals: JSON.parse(festival_choice) }),
      ...(toSetUp(set_up)?.isShopShut && { shopOpensSoon: true }),
    }
    const parsed = templeSite.parse(site)
    latest = { ...row, parsed }
  }
  return latest.parsed
}

/** The temple's details. There is always a row: the first start inserts it. */
export const findSite = async (db: Knex): Promise<TempleSite> => {
  const [row] = await sql<Row>(
    db,
    'select content, special_days, app_icon, festival_choice, set_up from site',
  )
  if (!row) throw new Error('The table "site" is empty: it was never seeded.')
  return parse(row)
}

/** These have columns of their own: saving the settings leaves them as they are. */
const contentOf = ({
  specialDays: _,
  icon: _icon,
  festivals: _festivals,
  shopOpensSoon: _shop,
  ...content
}: TempleSite): string => JSON.stringify(content)

export const insertSite = async (
  db: Knex,
  content: TempleSite,
  setUp: SetUpState,
): Promise<void> => {
  await db('site').insert({ id: 1, content: contentOf(content), set_up: JSON.stringify(setUp) })
}

/** Undefined for a temple that has nothing left to set up. */
export const findSetUp = async (db: Knex): Promise<SetUpState | undefined> =>
  toSetUp((await db('site').first<Row>('set_up')).set_up)

/** Locked until the end of the transaction. */
export const lockSetUp = async (trx: Knex): Promise<SetUpState | undefined> =>
  toSetUp((await trx('site').forUpdate().first<Row>('set_up')).set_up)

export const updateSetUp = async (trx: Knex, setUp: SetUpState): Promise<void> => {
  await trx('site').update({ set_up: JSON.stringify(setUp) })
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
