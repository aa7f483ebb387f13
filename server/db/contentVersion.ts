import type { Knex } from 'knex'

/** Records that what visitors see has changed, in the transaction that changes it. */
export const bumpContent = async (trx: Knex): Promise<void> => {
  await trx('content_version').increment('version', 1)
}

/** A number that changes whenever what visitors see changes. */
export const readContentVersion = async (db: Knex): Promise<number> => {
  const row = await db('content_version').first<{ version: number } | undefined>('version')
  return row?.version ?? 0
}
