import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import { transact } from '#server/db/db.ts'
import { diskTroubleOf } from '#server/db/diskTrouble.ts'
import { AppError } from '#server/errors.ts'

/** The free tries; each further one doubles the wait. */
export type Rule = {
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After this long without a try the count starts again. */
  readonly forgetMs: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const rules = {
  /** Guesses of one account's password or codes, of its password from one address. */
  account: { free: 5, firstWaitMs: second, longestWaitMs: 15 * minute, forgetMs: 24 * hour },
  /** The same from all addresses: a stranger at one of them keeps nobody out at another. */
  strangers: { free: 100, firstWaitMs: second, longestWaitMs: 15 * minute, forgetMs: 24 * hour },
  /** The first tries on all browsers that the owner has used: there are few. */
  firstTries: { free: 20, firstWaitMs: second, longestWaitMs: 15 * minute, forgetMs: 24 * hour },
  /** The second to fifth tries on all of them: three at a time. */
  earlyTries: { free: 12, firstWaitMs: second, longestWaitMs: 15 * minute, forgetMs: 24 * hour },
  /** Generous: whole Indian networks share an address. */
  address: { free: 300, firstWaitMs: second, longestWaitMs: minute, forgetMs: hour },
  /** Emails of one kind to one account. */
  mails: { free: 3, firstWaitMs: 5 * minute, longestWaitMs: 2 * hour, forgetMs: 24 * hour },
} satisfies Record<string, Rule>

export type Limit = keyof typeof rules

/** Counts people who have nothing to do with each other, so one's success forgives nobody else. */
export const isShared = (limit: Limit): boolean => limit === 'address' || limit === 'strangers'

/** This many tries from one browser cause no wait yet. */
export const freeTries = rules.account.free

const waitAfter = (failures: number, { free, firstWaitMs, longestWaitMs }: Rule): number =>
  failures < free ? 0 : Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs)

type Row = { failures: number; last_at: string; next_at: string }

/** Without a wait, the try was counted and may be made. */
type Taken = { readonly waitMs: number; readonly tries: number }

const freshRow = (at: Date): Row => ({
  failures: 0,
  last_at: at.toISOString(),
  next_at: at.toISOString(),
})

/** One more try, unless it has to wait. */
const countOne = (row: Row, rule: Rule, at: Date): { taken: Taken; next?: Row } => {
  const waitMs = Date.parse(row.next_at) - at.getTime()
  if (waitMs > 0) return { taken: { waitMs, tries: row.failures } }
  const isForgotten = at.getTime() - Date.parse(row.last_at) > rule.forgetMs
  const failures = (isForgotten ? 0 : row.failures) + 1
  const next = {
    failures,
    last_at: at.toISOString(),
    next_at: new Date(at.getTime() + waitAfter(failures, rule)).toISOString(),
  }
  return { taken: { waitMs: 0, tries: failures }, next }
}

const mostHeld = 10_000

type Deps = {
  readonly now: () => Date
  readonly secret: Buffer
  /** For measuring how long a login takes. */
  readonly isOff?: boolean
}

/**
 * Counts tries before they are made, so that many at once count like one after the other. In the
 * database, so that a restart forgets nothing and several processes count together.
 */
export const createThrottle = ({ now, secret, isOff = false }: Deps) => {
  const keyOf = (limit: Limit, about: string): string =>
    createHmac('sha256', secret).update(`${limit}\n${about}`).digest('base64url')

  /** Counts while nothing can be written, on top of what the database has. */
  const held = new Map<string, Row>()

  const hold = (key: string, row: Row): void => {
    const [oldest] = held.keys()
    if (held.size >= mostHeld && oldest !== undefined) held.delete(oldest)
    held.set(key, row)
  }

  /** What is counted without the disk, if that is why it failed; a transaction has to fail. */
  const orHeld =
    <T>(db: Knex, instead: () => T) =>
    (error: unknown): T => {
      if (db.isTransaction || !diskTroubleOf(db, error)) throw error
      return instead()
    }

  const takeIn = async (trx: Knex, key: string, rule: Rule): Promise<Taken> => {
    const at = now()
    // In one statement: between two statements, a successful login could remove the row.
    const [row]: Row[] = await trx('login_failures')
      .insert({ key, ...freshRow(at) })
      .onConflict('key')
      .merge(['key'])
      .returning('*')
    if (!row) throw new Error('The row was neither there nor made')
    const { taken, next } = countOne(row, rule, at)
    if (next) await trx('login_failures').where({ key }).update(next)
    return taken
  }

  const takeHeld = async (db: Knex, key: string, rule: Rule): Promise<Taken> => {
    const at = now()
    const stored = await db('login_failures').where({ key }).first<Row | undefined>()
    const { taken, next } = countOne(held.get(key) ?? stored ?? freshRow(at), rule, at)
    if (next) hold(key, next)
    return taken
  }

  /** Counts one more try, or says how long to wait for the next. */
  const tryTake = async (db: Knex, limit: Limit, about: string): Promise<Taken> => {
    if (isOff) return { waitMs: 0, tries: 1 }
    const key = keyOf(limit, about)
    const rule = rules[limit]
    return transact(db, (trx) => takeIn(trx, key, rule)).catch(
      orHeld(db, () => takeHeld(db, key, rule)),
    )
  }

  return {
    tryTake,
    /**
     * The same, as a refusal with `Retry-After`; the log names the account even if the caller is a
     * guest. Returns the number of tries including this one.
     */
    take: async (db: Knex, limit: Limit, about: string, accountId?: string): Promise<number> => {
      const { waitMs, tries } = await tryTake(db, limit, about)
      if (waitMs === 0) return tries
      throw new AppError('too_many_requests', undefined, [], {
        retryAfterSeconds: Math.ceil(waitMs / second),
        accountId,
      })
    },
    /** Success: all tries are forgiven. */
    forgive: async (trx: Knex, limit: Limit, about: string): Promise<void> => {
      if (isOff) return
      const key = keyOf(limit, about)
      held.delete(key)
      await trx('login_failures')
        .where({ key })
        .delete()
        .catch(orHeld(trx, () => 0))
    },
    /** Success: one try less and no wait, except for a count that others share. */
    release: async (trx: Knex, limit: Limit, about: string): Promise<void> => {
      if (isOff) return
      const key = keyOf(limit, about)
      const cached = held.get(key)
      if (cached) hold(key, { ...cached, failures: Math.max(0, cached.failures - 1) })
      await trx('login_failures')
        .where({ key })
        .where('failures', '>', 0)
        .update({
          failures: trx.raw('failures - 1'),
          ...(!isShared(limit) && { next_at: trx.ref('last_at') }),
        })
        .catch(orHeld(trx, () => 0))
    },
    forgetOld: (db: Knex): Promise<number> =>
      db('login_failures')
        .where('last_at', '<', new Date(now().getTime() - 24 * hour).toISOString())
        .delete(),
  }
}

export type Throttle = ReturnType<typeof createThrottle>
