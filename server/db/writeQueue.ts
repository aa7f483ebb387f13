import type { Knex } from 'knex'
import { isBusy, isPostgres, sqliteOf, transact, type Sqlite } from './db.ts'
import { withDirect } from './sql.ts'

type Work<T> = (trx: Knex.Transaction) => Promise<T>

type Outcome = { readonly value: unknown } | { readonly error: unknown }

type Entry = {
  readonly work: Work<unknown>
  readonly settle: (outcome: Outcome) => void
  /** The result of the latest attempt; it is reported only once that is committed. */
  outcome?: Outcome
}

const mostTogether = 64

/** How long a group accepts more writes, because readers wait for it; longer on a slow disk. */
const groupMs = { least: 12, most: 100 }

type Queue = {
  readonly waiting: Entry[]
  /** How long the last commit took: if that is long, more writes are worth waiting for. */
  commitMs: number
}

const queues = new WeakMap<Knex, Queue>()

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** Rolls back a group in which nothing was done, so that no commit is reported. */
const nothingDone = new Error('Every write of the group failed')

/** More steps than any of our queries takes, counted in microtasks. */
const quietSteps = 200

/** A group's transaction, its connection, and how many steps ago it was last used. */
type SharedTransaction = { readonly trx: Knex.Transaction; readonly sqlite: Sqlite; quiet: number }

/**
 * Waits until nothing is left of a failed write, such as the other half of a `Promise.all`: it
 * would continue in the next write's savepoint. The event loop does not turn meanwhile, because the
 * lock is held.
 */
const untilQuiet = async (shared: SharedTransaction): Promise<void> => {
  const startAgain = (): void => void (shared.quiet = 0)
  shared.trx.on('query', startAgain)
  for (startAgain(); shared.quiet < quietSteps; shared.quiet += 1) await Promise.resolve()
  shared.trx.removeListener('query', startAgain)
}

/**
 * One write within the group, inside its own savepoint: if it fails, only its own changes are
 * rolled back.
 */
const runEntry = async (entry: Entry, shared: SharedTransaction): Promise<void> => {
  const { trx, sqlite } = shared
  const run = (sql: string) => sqlite.prepare(sql).run([])
  run('savepoint write_of_one')
  try {
    entry.outcome = { value: await entry.work(trx) }
  } catch (error) {
    // Another writer was in the way: the whole group starts again.
    if (isBusy(error)) throw error
    await untilQuiet(shared)
    // For example a full disk: SQLite has rolled back everything.
    if (!sqlite.inTransaction()) throw error
    run('rollback to write_of_one')
    entry.outcome = { error }
  }
  run('release write_of_one')
}

const runGroup = async (db: Knex, queue: Queue): Promise<void> => {
  const group: Entry[] = []
  const first = queue.waiting.length
  const workMs = Math.min(Math.max(queue.commitMs, groupMs.least), groupMs.most)
  let committingAt = 0
  /** The same ones in another attempt, then more while there is time. */
  const entryAt = (index: number, until: number): Entry | undefined => {
    if (index < group.length) return group[index]
    const isOver = index === mostTogether || (index > 0 && performance.now() > until)
    const entry = isOver ? undefined : queue.waiting.shift()
    if (entry) group.push(entry)
    return entry
  }
  try {
    await transact(db, async (trx) => {
      const sqlite = sqliteOf(db)
      const shared = { trx, sqlite, quiet: 0 }
      const onQuery = () => void (shared.quiet = 0)
      const until = performance.now() + workMs
      await withDirect(trx, { sqlite, onQuery }, async () => {
        let entry: Entry | undefined
        for (let index = 0; (entry = entryAt(index, until)); index += 1) {
          await runEntry(entry, shared)
        }
      })
      if (group.every(({ outcome }) => outcome && 'error' in outcome)) throw nothingDone
      committingAt = performance.now()
    })
    queue.commitMs = performance.now() - committingAt
  } catch (error) {
    if (group.length === 0) {
      // No connection was free. Writes that joined later have not waited as long, and are tried
      // again.
      group.push(...queue.waiting.splice(0, first))
      for (const entry of group) entry.outcome = { error }
    } else if (error !== nothingDone) await runAlone(db, group, error)
  }
  for (const { settle, outcome } of group) {
    settle(outcome ?? { error: new Error('A write was left out of its group') })
  }
}

/** The group could not be committed: no write may fail because of another. */
const runAlone = async (db: Knex, group: readonly Entry[], failure: unknown): Promise<void> => {
  for (const entry of group) {
    // They would all wait as long again, and then fail as well.
    if (group.length === 1 || isBusy(failure)) entry.outcome = { error: failure }
    else {
      entry.outcome = await transact(db, entry.work).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
    }
  }
}

const drain = async (db: Knex, queue: Queue): Promise<void> => {
  // Includes what arrives in the same turn of the event loop; other work runs in between.
  for (await nextTurn(); queue.waiting.length > 0; await nextTurn()) await runGroup(db, queue)
  queues.delete(db)
}

/**
 * Like `transact`, and as safe: `work` runs alone, all or nothing, and its result is reported only
 * once it is committed to the disk. But writes that wait at the same time are committed together,
 * because on SQLite the commit takes most of the time. PostgreSQL does this by itself.
 */
export const transactTogether = <T>(db: Knex, work: Work<T>): Promise<T> => {
  if (isPostgres(db)) return transact(db, work)
  return new Promise<T>((resolve, reject) => {
    const settle = (outcome: Outcome): void => {
      if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.value as T)
    }
    const queue = queues.get(db)
    if (queue) queue.waiting.push({ work, settle })
    else {
      const fresh = { waiting: [{ work, settle }], commitMs: 0 }
      queues.set(db, fresh)
      void drain(db, fresh)
    }
  })
}
