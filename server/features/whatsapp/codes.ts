import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Knex } from 'knex'
import { readSecret } from '#server/db/secrets.ts'
import { pseudonymOf } from '#server/privacy/pseudonym.ts'

/**
 * The six digits confirm a number for so long, unless newer ones are sent. As long as the day of the limit: who
 * has the phone has a code that works, even when strangers have used up the day's messages.
 */
export const codeMs = 24 * 60 * 60 * 1000

/** How often one caller may try a code, and how often all of them. */
export const triesAtMost = { byOne: 5, byAll: 100 }

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

/** An account or an address, as its tries are counted. */
export const callerHash = async (db: Knex, caller: string): Promise<string> =>
  pseudonymOf(await readKey(db), 'whatsapp caller', caller).slice(0, 16)

export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
