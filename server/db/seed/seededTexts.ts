import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

/**
 * A starter text as it was last inserted; without a hash if an earlier version of the app inserted
 * it.
 */
export type SeededText = { readonly hash: string | null; readonly version: number }

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')

/** By name. */
export const listSeeded = async (db: Knex): Promise<Map<string, SeededText>> => {
  const rows: (SeededText & { name: string })[] = await db('seeds').select(
    'name',
    'hash',
    'version',
  )
  return new Map(rows.map(({ name, hash, version }) => [name, { hash, version }]))
}

/** Replaces the earlier entry; `at` is when it was first inserted. */
export const saveSeeded = async (
  trx: Knex,
  name: string,
  { hash, version }: SeededText,
  at: string,
): Promise<void> => {
  await trx('seeds')
    .insert({ name, hash, version, seeded_at: at })
    .onConflict('name')
    .merge(['hash', 'version'])
}
