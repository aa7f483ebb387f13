import { setTimeout as wait } from 'node:timers/promises'
import { existsSync } from 'node:fs'
import { migrationSource } from '#server/db/migrate.ts'
import { explainTooOld } from '#server/db/oldMigrations.ts'
import { StartError } from '#server/errors.ts'
import { type Copied, copyAll } from './copy.ts'
import { beginMoving, markMoved, movedTo, stateOf } from './marks.ts'
import { migrationsIn, openSource } from './source.ts'
import { openTarget } from './target.ts'

type Options = {
  readonly sqliteFile: string
  readonly postgresUrl: string
  /** How long running processes have to finish what they are doing. */
  readonly noticeMs: number
  /** From now on nothing can be changed. */
  readonly onBegin?: () => void
  readonly onTable?: (copied: Copied) => void
}

export type Moved = { readonly tables: number; readonly rows: number }

const nameOf = (postgresUrl: string): string => {
  const { host, pathname } = new URL(postgresUrl)
  return host + pathname
}

/** With other tables than ours it could not be copied. */
const assertCurrent = async (sqliteFile: string): Promise<void> => {
  const ours = await migrationSource.getMigrations([])
  const done = migrationsIn(sqliteFile)
  if (done.join() === ours.join()) return
  const tooOld = explainTooOld(done)
  if (tooOld !== undefined) throw new StartError(tooOld)
  throw new StartError(
    'The SQLite database is of another version of Modak. Start this version once, then move.',
  )
}

const assertMovable = (sqliteFile: string): void => {
  if (!existsSync(sqliteFile)) throw new StartError(`There is no database at ${sqliteFile}`)
  const state = stateOf(sqliteFile)
  if (state === 'moved') {
    throw new StartError(`This database was already moved to ${movedTo(sqliteFile)}`)
  }
  if (state === 'moving') {
    throw new StartError('Another move is under way. If it was stopped, try again in ten seconds.')
  }
}

/**
 * Copies a temple from its SQLite file into an empty PostgreSQL. Until the very end the SQLite file
 * is the temple: whatever goes wrong before, nothing has happened.
 */
export const moveToPostgres = async (options: Options): Promise<Moved> => {
  const { sqliteFile, postgresUrl, noticeMs, onBegin, onTable } = options
  assertMovable(sqliteFile)
  await assertCurrent(sqliteFile)
  const target = await openTarget(postgresUrl)
  let isMoved = false
  try {
    const moving = await beginMoving(sqliteFile)
    try {
      onBegin?.()
      await wait(noticeMs)
      const source = await openSource(sqliteFile)
      try {
        let [tables, rows] = [0, 0]
        await target.db.transaction(async (trx) => {
          await copyAll(trx, source, (copied) => {
            tables += 1
            rows += copied.rows
            onTable?.(copied)
          })
          await target.finish(trx)
        })
        // Before writes are allowed again: from now on the file is out of date.
        await markMoved(sqliteFile, nameOf(postgresUrl))
        isMoved = true
        return { tables, rows }
      } finally {
        source.close()
      }
    } finally {
      await moving.end()
    }
  } catch (error) {
    if (!isMoved) await target.undo().catch(() => undefined)
    throw error
  } finally {
    await target.close()
  }
}
