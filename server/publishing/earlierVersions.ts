import type { Knex } from 'knex'
import { mostVersions, type TextKind } from '#contract/writing/admin.ts'

type Content = Readonly<Record<string, unknown>>

/** A text as it was or is saved. */
export type SavedText = {
  readonly version: number
  readonly content: Content
  readonly savedAt: string
  readonly savedBy?: string | undefined
}

type Text = { readonly kind: TextKind; readonly id: string }

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

const changedIn = (before: Content, after: Content): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]))

const insert = (
  trx: Knex,
  { kind, id }: Text,
  { version, content, savedAt, savedBy }: SavedText,
  before: Content | undefined,
) =>
  trx('earlier_versions').insert({
    kind,
    text_id: id,
    version,
    content: JSON.stringify(content),
    changed: JSON.stringify(before ? changedIn(before, content) : []),
    saved_by: savedBy ?? null,
    saved_at: savedAt,
  })

/**
 * Keeps a text that is being saved, and the one before if it is not kept yet: it may have come with
 * the app, or be older than this list. Forgets the oldest beyond the limit.
 */
export const keepVersion = async (
  trx: Knex,
  text: Text,
  { before, after }: { readonly before?: SavedText | undefined; readonly after: SavedText },
): Promise<void> => {
  const { kind, id } = text
  const own = () => trx('earlier_versions').where({ kind, text_id: id })
  const latest = await own().orderBy('version', 'desc').first('content')
  const previous: Content | undefined = latest && JSON.parse(latest.content)
  const isStored =
    previous !== undefined && before && changedIn(previous, before.content).length === 0
  if (before && changedIn(before.content, after.content).length === 0) return
  if (before && !isStored) await insert(trx, text, before, previous)
  await insert(trx, text, after, before?.content)
  const newest: number[] = await own()
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .pluck('version')
  await own()
    .where('version', '<', newest.at(-1) ?? 0)
    .delete()
}
