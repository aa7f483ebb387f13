import type { Knex } from 'knex'
import type { RecordKey } from '#contract/devotees/admin.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { sql } from '#server/db/sql.ts'

export type Note = RecordKey & {
  readonly id: string
  readonly text: string
  readonly at: string
  readonly actorId: string
  readonly username?: string | undefined
}

const batch = 400

/** Notes at one of these records. */
const at = (keys: readonly RecordKey[]) => (query: Knex.QueryBuilder) => {
  void query.whereRaw('1 = 0')
  for (const [kind, ofKind] of Map.groupBy(keys, ({ kind }) => kind)) {
    const all = ofKind.map(({ key }) => key)
    void query.orWhere((one) => one.where('kind', kind).whereIn('key', all))
  }
}

/** The latest first. */
export const listNotes = async (db: Knex, keys: readonly RecordKey[]): Promise<Note[]> => {
  const notes: Note[] = []
  for (let from = 0; from < keys.length; from += batch) {
    const found = await records<Note>(db, 'devotee_notes')
      .leftJoin('users', 'users.id', 'devotee_notes.actor_id')
      .where(at(keys.slice(from, from + batch)))
      .select('devotee_notes.id', 'kind', 'key', 'text', 'at', 'actor_id', 'username')
    notes.push(...found)
  }
  return notes.toSorted((one, other) => other.at.localeCompare(one.at))
}

export const insertNote = async (trx: Knex, note: Omit<Note, 'username'>): Promise<void> => {
  await trx('devotee_notes').insert(toColumns(note))
}

/** Undefined if there is none any more. */
export const deleteNote = async (trx: Knex, id: string): Promise<RecordKey | undefined> => {
  const [gone] = await sql<RecordKey>(
    trx,
    'delete from devotee_notes where id = ? returning kind, key',
    [id],
  )
  return gone
}

export const deleteNotes = async (trx: Knex, keys: readonly RecordKey[]): Promise<void> => {
  for (let from = 0; from < keys.length; from += batch)
    await trx('devotee_notes')
      .where(at(keys.slice(from, from + batch)))
      .delete()
}
