import { setTimeout as wait } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { DbLocation } from '#server/db/db.ts'
import { setReadOnly } from '#server/db/readOnly.ts'
import { type Moving, stateOf } from './marks.ts'

const lookMs = 500

/** Longer than almost anything takes to be sent. */
const pauseMs = 10_000

type Deps = {
  readonly db: Knex
  readonly log: Logger
  /** Sends nothing more; resolves when what is being sent has been recorded. */
  readonly pause: () => Promise<void>
  readonly resume: () => void
}

/**
 * While another process copies the SQLite file, this one only reads: first it finishes what it is
 * sending, then it refuses every change. If the move fails, it goes on as before.
 */
export const watchMoves = (location: DbLocation, { db, log, pause, resume }: Deps) => {
  if (!('sqliteFile' in location)) return { stop: () => undefined }
  const { sqliteFile } = location
  let latest: Moving = 'no'
  let turning: Promise<void> | undefined

  const turn = async (state: Moving): Promise<void> => {
    const was = latest
    latest = state
    if (state === 'no') {
      log.warn('the move did not succeed; changes are possible again')
      setReadOnly(db, false)
      resume()
    } else if (was === 'no') {
      log.warn('the database is being moved; nothing can be changed')
      await Promise.race([pause(), wait(pauseMs, undefined, { ref: false })])
      setReadOnly(db, true)
    } else log.warn('the database was moved: set DATABASE_URL and start again')
  }

  const look = (): void => {
    const state = stateOf(sqliteFile)
    if (state === latest || turning) return
    turning = turn(state)
      .catch((error: unknown) => log.error({ err: error }, 'the move was not followed'))
      .finally(() => (turning = undefined))
  }
  const looking = setInterval(look, lookMs)
  return { stop: () => clearInterval(looking) }
}
