import type { Knex } from 'knex'
import type { TextVersion, TypedFields, UnsavedText } from '#contract/writing/admin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import {
  deleteOldUnsaved,
  deleteOrphans,
  deleteUnsaved,
  findUnsaved,
  findVersion,
  insertUnsaved,
  listVersions,
  replaceUnsaved,
  type Text,
} from './repository.ts'

type Typed = Text & {
  readonly version: number
  readonly base: TypedFields
  readonly typed: TypedFields
  readonly was?: string | undefined
}

/** What was typed and never saved is kept for 90 days. */
const unsavedMs = 90 * 24 * 60 * 60 * 1000

/** What an editor has not saved yet, and what was saved before. */
export const createWriting = ({ now }: { readonly now: () => Date }) => ({
  unsaved: async ({ db, actor }: Context, text: Text): Promise<{ unsaved?: UnsavedText }> => {
    const unsaved = await findUnsaved(db, { ...text, userId: actor.id })
    return unsaved ? { unsaved } : {}
  },

  /** Never overwrites what the same editor typed elsewhere. */
  keep: async (
    { db, actor }: Context,
    { kind, id, version, base, typed, was }: Typed,
  ): Promise<{ savedAt: string }> => {
    const own = { kind, id, userId: actor.id }
    const text = { version, base, typed, savedAt: now().toISOString() }
    const isSaved = await transact(db, (trx) =>
      was === undefined ? insertUnsaved(trx, own, text) : replaceUnsaved(trx, own, was, text),
    )
    if (!isSaved) throw new AppError('changed_meanwhile')
    return { savedAt: text.savedAt }
  },

  drop: async ({ db, actor }: Context, { was, ...text }: Text & { was: string }) => {
    await transact(db, (trx) => deleteUnsaved(trx, { ...text, userId: actor.id }, was))
    return {}
  },

  versions: async (db: Knex, text: Text): Promise<{ versions: TextVersion[] }> => ({
    versions: await listVersions(db, text),
  }),

  version: async (db: Knex, text: Text, version: number) => {
    const found = await findVersion(db, text, version)
    if (!found) throw new AppError('not_found', 'This version is not kept any more.')
    return found
  },

  /** Once a day. */
  tidy: (db: Knex): Promise<void> =>
    transact(db, async (trx) => {
      await deleteOldUnsaved(trx, new Date(now().getTime() - unsavedMs).toISOString())
      await deleteOrphans(trx)
    }),
})

export type Writing = ReturnType<typeof createWriting>
