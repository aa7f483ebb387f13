import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import { readSecret } from '#server/db/secrets.ts'

/** The key of this database's pseudonyms. */
export const readPseudonymKey = (db: Knex): Promise<Buffer> => readSecret(db, 'pseudonyms')

/** A keyed hash: it shows that a text is the same as before, and without the key nothing else. */
export const pseudonymOf = (key: Buffer, kind: string, text: string): string =>
  createHmac('sha256', key).update(`${kind}\n${text}`).digest('base64url')

/** The same for each way to write one address. */
export const addressPseudonym = (key: Buffer, email: string): string =>
  pseudonymOf(key, 'email', email.trim().toLowerCase())
