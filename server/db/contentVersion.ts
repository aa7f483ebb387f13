import type { Knex } from 'knex'

/** Says that what visitors see has changed. In the transaction that changes it. */
export const bumpContent = async (trx: Knex.Transaction): Promise<void> => {
  await trx('content_version').increment('version', 1)
}

/** A number that is different after every change of what visitors see. */
export const readContentVersion = async (db: Knex): Promise<number> => {
  const row = await db('content_version').first<{ version: number } | undefined>('version')
  return row?.version ?? 0
}
