import type { Knex } from 'knex'
import type { TextKind, TextVersion, TypedFields, UnsavedText } from '#contract/writing/admin.ts'

export type Text = { readonly kind: TextKind; readonly id: string }
type Own = Text & { readonly userId: string }

const keyOf = ({ kind, id, userId }: Own) => ({ kind, text_id: id, user_id: userId })

export const findUnsaved = async (db: Knex, own: Own): Promise<UnsavedText | undefined> => {
  const row = await db('unsaved_texts').where(keyOf(own)).first()
  if (!row) return undefined
  const fieldsOf = (json: string): TypedFields => JSON.parse(json)
  return {
    version: row.version,
    base: fieldsOf(row.base),
    typed: fieldsOf(row.typed),
    savedAt: row.saved_at,
  }
}

const toRow = ({ version, base, typed, savedAt }: UnsavedText) => ({
  version,
  base: JSON.stringify(base),
  typed: JSON.stringify(typed),
  saved_at: savedAt,
})

/** False if there is one already. */
export const insertUnsaved = async (db: Knex, own: Own, text: UnsavedText): Promise<boolean> => {
  const inserted = await db('unsaved_texts')
    .insert({ ...keyOf(own), ...toRow(text) })
    .onConflict(['user_id', 'kind', 'text_id'])
    .ignore()
    .returning('kind')
  return inserted.length > 0
}

/** False if it is not the one of that instant any more. */
export const replaceUnsaved = async (
  db: Knex,
  own: Own,
  was: string,
  text: UnsavedText,
): Promise<boolean> =>
  (await db('unsaved_texts')
    .where({ ...keyOf(own), saved_at: was })
    .update(toRow(text))) > 0

export const deleteUnsaved = (db: Knex, own: Own, was: string): Promise<number> =>
  db('unsaved_texts')
    .where({ ...keyOf(own), saved_at: was })
    .delete()

export const deleteOldUnsaved = (db: Knex, before: string): Promise<number> =>
  db('unsaved_texts').where('saved_at', '<', before).delete()

const versions = (db: Knex, { kind, id }: Text) =>
  db('earlier_versions')
    .leftJoin('users', 'users.id', 'earlier_versions.saved_by')
    .where({ kind, text_id: id })
    .orderBy('earlier_versions.version', 'desc')
    .select('earlier_versions.version', 'saved_at', 'changed')
    .select({ author: db.raw('coalesce(users.full_name, users.username)') })

type Row = { version: number; saved_at: string; changed: string; author: string | null }

const toVersion = ({ version, saved_at: savedAt, changed, author }: Row): TextVersion => ({
  version,
  savedAt,
  changed: JSON.parse(changed),
  ...(author !== null && { savedBy: author }),
})

export const listVersions = async (db: Knex, text: Text): Promise<TextVersion[]> =>
  ((await versions(db, text)) as Row[]).map(toVersion)

export const findVersion = async (db: Knex, text: Text, version: number) => {
  const row = (await versions(db, text)
    .select('content')
    .where('earlier_versions.version', version)
    .first()) as (Row & { content: string }) | undefined
  if (!row) return undefined
  const content: Record<string, unknown> = JSON.parse(row.content)
  return { ...toVersion(row), content }
}

/** Where each kind of text is, and its key. */
const tables = {
  post: ['blog_posts', 'id'],
  page: ['pages', 'name'],
  mantra: ['mantras', 'id'],
} as const

/** Forgets the versions of texts that are deleted for good. */
export const deleteOrphans = async (trx: Knex): Promise<void> => {
  for (const [kind, [table, key]] of Object.entries(tables)) {
    await trx('earlier_versions')
      .where({ kind })
      .whereNotIn('text_id', trx(table).select(key))
      .delete()
  }
}
