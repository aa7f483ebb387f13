import type { Knex } from 'knex'
import { records, toColumns } from '#server/db/rows.ts'
import type { TextKind, TextVersion, UnsavedText } from '#contract/writing/admin.ts'

export type Text = { readonly kind: TextKind; readonly id: string }
type Own = Text & { readonly userId: string }

const keyOf = ({ kind, id, userId }: Own) => ({ kind, text_id: id, user_id: userId })

export const findUnsaved = (db: Knex, own: Own): Promise<UnsavedText | undefined> =>
  records<UnsavedText>(db, 'unsaved_texts', ['version', 'base', 'typed', 'savedAt'])
    .where(keyOf(own))
    .first()

const toRow = ({ version, base, typed, savedAt }: UnsavedText) =>
  toColumns({ version, base, typed, savedAt })

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
  records<TextVersion>(db, 'earlier_versions')
    .leftJoin('users', 'users.id', 'earlier_versions.saved_by')
    .where({ kind, text_id: id })
    .orderBy('earlier_versions.version', 'desc')
    .select('earlier_versions.version', 'saved_at', 'changed')
    .select(db.raw('coalesce(users.full_name, users.username) as saved_by'))

export const listVersions = async (db: Knex, text: Text): Promise<TextVersion[]> =>
  versions(db, text)

type WholeVersion = TextVersion & { readonly content: Record<string, unknown> }

export const findVersion = async (db: Knex, text: Text, version: number) =>
  versions(db, text)
    .select('content')
    .where('earlier_versions.version', version)
    .first<WholeVersion | undefined>()

/** Where each kind of text is, and its key. */
const tables = {
  post: ['blog_posts', 'id'],
  page: ['pages', 'name'],
  mantra: ['mantras', 'id'],
  rite: ['rites', 'id'],
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
