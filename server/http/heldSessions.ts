import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Role } from '#contract/accounts/roles.ts'
import type { Language } from '#contract/languages.ts'

/** A session created while the database cannot be written; only in this process's memory. */
type CachedSession = {
  readonly id: string
  readonly userId: string
  /** A new password ends it, no matter who set it. */
  readonly passwordHash: string
  readonly until: number
}

const hourMs = 60 * 60 * 1000

/**
 * Upper limit, beyond which the oldest is dropped; more would be an attack with valid passwords.
 */
const mostHeld = 1000

/** Keyed by token hash. */
const held = new Map<string, CachedSession>()

type Owner = { readonly id: string; readonly passwordHash: string }

export const holdSession = (tokenHash: string, owner: Owner, now: Date): { id: string } => {
  const id = randomUUID()
  const [oldest] = held.keys()
  if (held.size >= mostHeld && oldest !== undefined) held.delete(oldest)
  const until = now.getTime() + hourMs
  held.set(tokenHash, { id, userId: owner.id, passwordHash: owner.passwordHash, until })
  return { id }
}

type User = { role: Role; totp_confirmed_at: string | null; language: Language }

/** While its account may be used, and has the same password as at the login. */
export const findHeldSession = async (db: Knex, tokenHash: string, now: Date) => {
  const session = held.get(tokenHash)
  if (!session) return undefined
  const { id, userId, passwordHash, until } = session
  const user =
    now.getTime() < until &&
    (await db('users')
      .where({ id: userId, password_hash: passwordHash, disabled_at: null })
      .first<User | undefined>('role', 'totp_confirmed_at', 'language'))
  if (user) {
    const { role, language } = user
    return { id, userId, role, hasTotp: user.totp_confirmed_at !== null, language }
  }
  held.delete(tokenHash)
  return undefined
}

const isTransaction = (db: Knex): db is Knex.Transaction => Boolean(db.isTransaction)

/** Ends those that match; within a transaction only once that is committed. Returns how many. */
export const endHeldSessions = (db: Knex, isMeant: (session: CachedSession) => boolean): number => {
  const meant = [...held].filter(([, session]) => isMeant(session)).map(([hash]) => hash)
  const end = (): void => meant.forEach((hash) => void held.delete(hash))
  if (isTransaction(db)) db.executionPromise.then(end, () => undefined)
  else end()
  return meant.length
}
