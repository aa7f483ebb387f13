import type { Knex } from 'knex'
import type { TranslatableKind, TranslationLanguage } from '#contract/translations/kinds.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'

/** What is shown in place of a text that is written as Markdown, by the field of the record. */
export type Made = Readonly<Record<string, unknown>>

export type TranslationRow = {
  readonly entityId: string
  readonly field: string
  readonly text: string
  readonly made?: Made | undefined
  /** The version of the renderer that made it. */
  readonly renderer?: number | undefined
  readonly english: string
  readonly englishVersion: number
  readonly version: number
  readonly translatedBy?: string | undefined
  readonly translatedAt: string
}

export type Translations = {
  readonly kind: TranslatableKind
  readonly language: TranslationLanguage
}

/** All texts of one thing in one language. */
export type TranslationSet = Translations & { readonly entityId: string }

const columns = columnsOf<TranslationRow>()([
  'entityId',
  'field',
  'text',
  'made',
  'renderer',
  'english',
  'englishVersion',
  'version',
  'translatedBy',
  'translatedAt',
])

const rowsOf = (db: Knex, { kind, language }: Translations) =>
  records<TranslationRow>(db, 'translations', columns).where({ kind, language })

/** By what they translate, then by their field. */
export type Found = ReadonlyMap<string, ReadonlyMap<string, TranslationRow>>

const grouped = (rows: readonly TranslationRow[]): Found =>
  new Map(
    [...Map.groupBy(rows, ({ entityId }) => entityId)].map(([id, own]) => [
      id,
      new Map(own.map((row) => [row.field, row])),
    ]),
  )

export const listTranslations = async (
  db: Knex,
  of: Translations,
  ids?: readonly string[],
): Promise<Found> => {
  const query = rowsOf(db, of)
  return grouped(await (ids ? query.whereIn('entity_id', ids) : query))
}

export const findSet = async (
  db: Knex,
  { entityId, ...of }: TranslationSet,
): Promise<readonly TranslationRow[]> => rowsOf(db, of).where({ entity_id: entityId })

/** Locked until the end of the transaction. */
export const lockSet = async (
  trx: Knex,
  { entityId, ...of }: TranslationSet,
): Promise<readonly TranslationRow[]> => rowsOf(trx, of).where({ entity_id: entityId }).forUpdate()

const keyOf = ({ kind, language, entityId }: TranslationSet) => ({
  kind,
  language,
  entity_id: entityId,
})

/** Small enough for one statement on both databases. */
const rowsAtOnce = 100

/** All that nobody else has translated meanwhile; how many those are. */
export const insertTranslations = async (
  trx: Knex,
  { kind, language }: TranslationSet,
  rows: readonly TranslationRow[],
): Promise<number> => {
  const all = rows.map((row) => ({ kind, language, ...toColumns(row, columns) }))
  let count = 0
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    const inserted = await trx('translations')
      .insert(all.slice(from, from + rowsAtOnce))
      .onConflict(['kind', 'language', 'entity_id', 'field'])
      .ignore()
      .returning('field')
    count += inserted.length
  }
  return count
}

export const updateTranslation = async (
  trx: Knex,
  set: TranslationSet,
  row: TranslationRow,
): Promise<void> => {
  await trx('translations')
    .where({ ...keyOf(set), field: row.field })
    .update(toColumns(row, columns))
}

export const deleteTranslation = async (
  trx: Knex,
  set: TranslationSet,
  field: string,
): Promise<void> => {
  await trx('translations')
    .where({ ...keyOf(set), field })
    .delete()
}

export const setVersion = async (
  trx: Knex,
  set: TranslationSet,
  version: number,
): Promise<void> => {
  await trx('translations').where(keyOf(set)).update({ version })
}

type Outdated = TranslationSet & Pick<TranslationRow, 'field' | 'text' | 'version'>

/** Texts of which another version of the renderer made what is shown. */
export const listOutdated = async (db: Knex, renderer: number): Promise<readonly Outdated[]> =>
  records<Outdated>(db, 'translations', [
    'kind',
    'language',
    'entityId',
    'field',
    'text',
    'version',
  ])
    .whereNotNull('made')
    .where((rows) => rows.whereNull('renderer').orWhereNot({ renderer }))
    .orderBy(['kind', 'entity_id', 'language', 'field'])

/** False if it was saved meanwhile, and so by this renderer. */
export const replaceMade = async (
  trx: Knex,
  { field, version, kind, language, entityId }: Outdated,
  made: Pick<TranslationRow, 'made' | 'renderer'>,
): Promise<boolean> => {
  const key = keyOf({ kind, language, entityId })
  const changed = await trx('translations')
    .where({ ...key, field, version })
    .update(toColumns(made, ['made', 'renderer']))
  return changed > 0
}

/** Forgets the translations of what is not there any more. */
export const deleteOrphans = async (
  trx: Knex,
  kind: TranslatableKind,
  { table, key }: { readonly table: string; readonly key: string },
): Promise<void> => {
  await trx('translations').where({ kind }).whereNotIn('entity_id', trx(table).select(key)).delete()
}

/** Everything that is written of each thing of a kind in other languages, by its id. */
export const listTexts = async (
  db: Knex,
  kind: TranslatableKind,
): Promise<ReadonlyMap<string, string>> => {
  const rows: { entity_id: string; text: string }[] = await db('translations')
    .where({ kind })
    .orderBy(['entity_id', 'language', 'field'])
    .select('entity_id', 'text')
  const texts = Map.groupBy(rows, ({ entity_id: id }) => id)
  return new Map([...texts].map(([id, own]) => [id, own.map(({ text }) => text).join('\n')]))
}
