import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Knex } from 'knex'
import { readSecret } from '#server/db/secrets.ts'
import { pseudonymOf } from '#server/privacy/pseudonym.ts'

/** The six digits confirm a number for so long, */
export const codeMs = 10 * 60 * 1000

/** and may be tried so often. */
export const triesAtMost = 5

const readKey = (db: Knex): Promise<Buffer> => readSecret(db, 'whatsapp codes')

/**
 * The code that was sent to a subscription at that time. It is made again when its message is written, and
 * so is stored nowhere but as a hash.
 */
export const codeOf = async (db: Knex, id: string, sentAt: string): Promise<string> => {
  const bytes = createHmac('sha256', await readKey(db))
    .update(`${id}\n${sentAt}`)
    .digest()
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

export const hashCode = async (db: Knex, id: string, code: string): Promise<string> =>
  pseudonymOf(await readKey(db), 'whatsapp code', `${id}\n${code}`)

export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
