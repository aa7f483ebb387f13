import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'

const find = async (db: Knex, name: string): Promise<Buffer | undefined> => {
  const row = await db('secrets').where({ name }).first<{ value: string } | undefined>('value')
  return row && Buffer.from(row.value, 'base64url')
}

/**
 * The secret of that name: 32 random bytes, made at the first request, the same for every process
 * on this database.
 */
export const readSecret = async (
  db: Knex,
  name: string,
  make: () => Buffer | Promise<Buffer> = () => randomBytes(32),
): Promise<Buffer> => {
  const existing = await find(db, name)
  if (existing) return existing
  const value = (await make()).toString('base64url')
  await db('secrets').insert({ name, value }).onConflict('name').ignore()
  const made = await find(db, name)
  if (!made) throw new Error(`The secret "${name}" was made and is not there.`)
  return made
}
