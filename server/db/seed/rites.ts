import type { Knex } from 'knex'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { insertNew, lock, update } from '#server/features/guide/repository.ts'
import type { SeedRite } from './riteFiles.ts'
import { hashOf, listSeeded, saveSeeded } from './seededTexts.ts'

const seedName = (id: string): string => `rite/${id}`

/** The rite's current version; undefined if staff have changed or deleted it since, in which case it stays. */
const putIn = async (
  trx: Knex,
  rite: SeedRite,
  seededVersion: number | undefined,
  at: string,
): Promise<number | undefined> => {
  if (seededVersion === undefined) {
    const state = { status: 'published', createdAt: at, updatedAt: at, version: 1 } as const
    return (await insertNew(trx, { ...rite, ...state })) ? 1 : undefined
  }
  const current = await lock(trx, rite.id)
  if (current?.version !== seededVersion) return undefined
  const version = seededVersion + 1
  await update(trx, { ...current, ...rite, position: current.position, version, updatedAt: at })
  return version
}

/**
 * Inserts the rites that were never inserted, and brings corrections to those that staff left as they
 * were.
 */
export const seedRites = async (db: Knex, rites: readonly SeedRite[], now: Date): Promise<void> => {
  const seeded = await listSeeded(db)
  const changed = rites
    .map((rite) => ({ rite, name: seedName(rite.id), hash: hashOf(JSON.stringify(rite)) }))
    .filter(({ name, hash }) => seeded.get(name)?.hash !== hash)
  if (changed.length === 0) return
  const at = now.toISOString()
  await transact(db, async (trx) => {
    for (const { rite, name, hash } of changed) {
      const before = seeded.get(name)?.version
      const version = await putIn(trx, rite, before, at)
      await saveSeeded(trx, name, { hash, version: version ?? before ?? 0 }, at)
    }
    await bumpContent(trx)
  })
}
