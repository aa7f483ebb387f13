import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Role } from '#contract/accounts/roles.ts'
import type { Language } from '#contract/languages.ts'
import { diskTroubleOf } from '#server/db/diskTrouble.ts'
import { isReadOnlyNow } from '#server/db/readOnly.ts'
import { endHeldSessions, findHeldSession, holdSession } from './heldSessions.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long a session lasts without use, and at most. Devotees open the app for a festival and want
 * to find their bookings; staff see other people's data.
 */
export const sessionLimits = (role: Role): { idleMs: number; longestMs: number } =>
  role === 'user'
    ? { idleMs: 30 * day, longestMs: 180 * day }
    : { idleMs: 12 * hour, longestMs: 7 * day }

/** The most sessions of one person; the one unused for longest is dropped. */
const sessionsAtMost = 20

/** How often a session's use is recorded. */
const touchMs = 5 * minute

/** How a random token is stored. It needs no salt: 256 bits cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const newToken = (): string => randomBytes(32).toString('base64url')

export type OpenSession = {
  readonly id: string
  readonly userId: string
  readonly role: Role
  readonly hasTotp: boolean
  /** Of the account. */
  readonly language: Language
}

type Row = { id: string; user_id: string; role: Role; created_at: string; last_seen_at: string }

const isOver = ({ role, created_at, last_seen_at }: Row, now: Date): boolean => {
  const { idleMs, longestMs } = sessionLimits(role)
  const at = now.getTime()
  return at - Date.parse(last_seen_at) > idleMs || at - Date.parse(created_at) > longestMs
}

/** The session of a cookie, while it is valid and its account may be used. */
export const findSession = async (
  db: Knex,
  token: string,
  now: Date,
): Promise<OpenSession | undefined> => {
  const row = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where({ token_hash: hashToken(token), disabled_at: null })
    .first<(Row & { totp_confirmed_at: string | null; language: Language }) | undefined>(
      'sessions.id',
      'user_id',
      'role',
      'totp_confirmed_at',
      'language',
      'sessions.created_at',
      'last_seen_at',
    )
  if (!row) return findHeldSession(db, hashToken(token), now)
  if (isOver(row, now)) return undefined
  if (now.getTime() - Date.parse(row.last_seen_at) > touchMs) {
    const seen = db('sessions').where({ id: row.id }).update({ last_seen_at: now.toISOString() })
    await seen.catch((error: unknown) => {
      if (!isReadOnlyNow(db, error) && !diskTroubleOf(db, error)) throw error
    })
  }
  const hasTotp = row.totp_confirmed_at !== null
  return { id: row.id, userId: row.user_id, role: row.role, hasTotp, language: row.language }
}

/** With the token for the cookie, which is stored nowhere. */
export const startSession = async (
  trx: Knex,
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<{ id: string; token: string }> => {
  const id = randomUUID()
  const token = newToken()
  const at = now.toISOString()
  await trx('sessions').insert({
    id,
    token_hash: hashToken(token),
    user_id: userId,
    device,
    created_at: at,
    last_seen_at: at,
  })
  const newest = trx('sessions')
    .where({ user_id: userId })
    .orderBy([
      { column: 'last_seen_at', order: 'desc' },
      { column: 'created_at', order: 'desc' },
    ])
    .limit(sessionsAtMost)
    .select('id')
  await trx('sessions').where({ user_id: userId }).whereNotIn('id', newest).delete()
  return { id, token }
}

/** The same while nothing can be written: it lasts an hour, and in this process. */
export const startHeldSession = (
  owner: { readonly id: string; readonly passwordHash: string },
  now: Date,
): { id: string; token: string } => {
  const token = newToken()
  return { ...holdSession(hashToken(token), owner, now), token }
}

export type SessionRecord = {
  readonly id: string
  readonly device: string
  readonly createdAt: string
  readonly lastSeenAt: string
}

/** The valid ones, the last used first. */
export const listSessionsOf = async (
  db: Knex,
  userId: string,
  now: Date,
): Promise<SessionRecord[]> => {
  const rows: (Row & { device: string })[] = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where({ user_id: userId })
    .orderBy('last_seen_at', 'desc')
    .select('sessions.id', 'role', 'device', 'sessions.created_at', 'last_seen_at')
  return rows
    .filter((row) => !isOver(row, now))
    .map(({ id, device, created_at, last_seen_at }) => ({
      id,
      device,
      createdAt: created_at,
      lastSeenAt: last_seen_at,
    }))
}

/** False if the person has no such session. */
export const endSessionOf = async (trx: Knex, userId: string, id: string): Promise<boolean> => {
  const held = endHeldSessions(trx, (session) => session.userId === userId && session.id === id)
  return (await trx('sessions').where({ user_id: userId, id }).delete()) + held > 0
}

/** Ends all of a person's sessions except the given one; returns how many. */
export const endSessionsOf = async (
  trx: Knex,
  userId: string,
  except?: string,
): Promise<number> => {
  const held = endHeldSessions(trx, (session) => session.userId === userId && session.id !== except)
  const ended = trx('sessions').where({ user_id: userId })
  if (except !== undefined) ended.whereNot({ id: except })
  return (await ended.delete()) + held
}

/** Removes everybody's expired sessions. */
export const forgetOldSessions = (db: Knex, now: Date): Promise<number> => {
  const { idleMs } = sessionLimits('user')
  return db('sessions')
    .where('last_seen_at', '<', new Date(now.getTime() - idleMs).toISOString())
    .delete()
}
