import type { Knex } from 'knex'
import type { SavedView } from '#contract/views/admin.ts'
import { records } from '#server/db/rows.ts'

type Own = { readonly userId: string; readonly list: string }

const keyOf = ({ userId, list }: Own) => ({ user_id: userId, list })

export const listViews = (db: Knex, own: Own): Promise<SavedView[]> =>
  records<SavedView>(db, 'saved_views', ['name', 'query']).where(keyOf(own)).orderBy('name')

export const upsertView = (db: Knex, own: Own, { name, query }: SavedView): Promise<unknown> =>
  db('saved_views')
    .insert({ ...keyOf(own), name, query })
    .onConflict(['user_id', 'list', 'name'])
    .merge(['query'])

export const deleteView = (db: Knex, own: Own, name: string): Promise<unknown> =>
  db('saved_views')
    .where({ ...keyOf(own), name })
    .delete()
