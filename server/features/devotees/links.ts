import type { Knex } from 'knex'
import type { LinkKind, RecordKey, RecordKind } from '#contract/devotees/admin.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'
import { idOf, type Link } from './people.ts'

/** SQLite and PostgreSQL accept more values in one statement. */
const batch = 400

/** Where one end, or the other, is one of these records. */
const touches = (keys: readonly RecordKey[]) => (query: Knex.QueryBuilder) => {
  void query.whereRaw('1 = 0')
  const byKind = Map.groupBy(keys, ({ kind }) => kind)
  for (const [kind, ofKind] of byKind) {
    const all = ofKind.map(({ key }) => key)
    void query.orWhere((one) => one.where('devotee_links.kind', kind).whereIn('key', all))
    void query.orWhere((one) => one.where('other_kind', kind).whereIn('other_key', all))
  }
}

const inBatches = async <T>(
  keys: readonly RecordKey[],
  read: (some: RecordKey[]) => Promise<T[]>,
): Promise<T[]> => {
  const all: T[] = []
  for (let from = 0; from < keys.length; from += batch) {
    all.push(...(await read(keys.slice(from, from + batch))))
  }
  return all
}

/** Those that were not undone, the latest first. */
export const listLinks = async (db: Knex, keys: readonly RecordKey[]): Promise<Link[]> => {
  const found = await inBatches(keys, (some) =>
    records<Link>(db, 'devotee_links')
      .leftJoin('users', 'users.id', 'devotee_links.actor_id')
      .whereNull('devotee_links.undone_at')
      .where(touches(some))
      .orderBy(['devotee_links.at', 'devotee_links.id'])
      .select(
        'devotee_links.id',
        'link',
        'kind',
        'key',
        'other_kind',
        'other_key',
        'relation',
        'at',
        'actor_id',
        'username',
      ),
  )
  const links: Link[] = found
  return [...new Map(links.map((link) => [link.id, link])).values()].toReversed()
}

type NewLink = {
  readonly id: string
  readonly link: LinkKind
  readonly ends: readonly [RecordKey, RecordKey]
  readonly relation?: string | undefined
  readonly at: string
  readonly actorId: string
}

const columnsOf = ({ link, ends }: Pick<NewLink, 'link' | 'ends'>) => {
  const [one, other] = idOf(ends[0]) < idOf(ends[1]) ? ends : [ends[1], ends[0]]
  return { link, kind: one.kind, key: one.key, otherKind: other.kind, otherKey: other.key }
}

/** False if they are linked so already, also by somebody who does it at this moment. */
export const insertLink = async (trx: Knex, { ends, ...link }: NewLink): Promise<boolean> => {
  const row = toColumns({ ...link, ...columnsOf({ link: link.link, ends }) })
  const inserted = await insertRows(
    trx,
    'devotee_links',
    [row],
    `on conflict (kind, key, other_kind, other_key, link) where undone_at is null
     do nothing returning id`,
  )
  return inserted.length > 0
}

export const findLink = async (
  db: Knex,
  which: Pick<NewLink, 'link' | 'ends'>,
): Promise<string | undefined> => {
  const row = await db('devotee_links')
    .where(toColumns(columnsOf(which)))
    .whereNull('undone_at')
    .first<{ id: string } | undefined>('id')
  return row?.id
}

type Undone = { readonly link: LinkKind; readonly kind: RecordKind; readonly key: string }

/** Undefined if there is none, or it was undone before. */
export const undoLink = async (trx: Knex, id: string, at: string): Promise<Undone | undefined> => {
  const rows: Undone[] = await trx('devotee_links')
    .where({ id })
    .whereNull('undone_at')
    .update({ undone_at: at })
    .returning(['link', 'kind', 'key'])
  return rows[0]
}

/** Also one that was undone. */
export const isLink = async (db: Knex, id: string): Promise<boolean> =>
  (await db('devotee_links').where({ id }).first('id')) !== undefined

export const deleteLinks = async (trx: Knex, keys: readonly RecordKey[]): Promise<void> => {
  await inBatches(keys, async (some) => {
    await trx('devotee_links').where(touches(some)).delete()
    return []
  })
}
