import { setTimeout as wait } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { checkDisk, type DiskTrouble } from '#server/db/diskTrouble.ts'
import type { Reason } from '#contract/refusals.ts'
import { AppError, codeOf } from '#server/errors.ts'

/** Phones keep what they could not send, and ask again. */
const retryAfterSeconds = 30

const words: Record<DiskTrouble, string> = {
  full: 'The server’s disk is full, so nothing can be saved. Please tell the person who runs the server.',
  unwritable:
    'The server’s disk cannot be written to, so nothing can be saved. Please tell the person who runs the server.',
}

const publicReason: Reason = { code: 'service.nothingSaved' }

export const diskRefusal = (kind: DiskTrouble, isStaff: boolean): AppError =>
  new AppError('unavailable', isStaff ? words[kind] : publicReason, [], { retryAfterSeconds })

const logLines: Record<DiskTrouble, string> = {
  full: 'The disk is full: nothing can be saved until there is room on it',
  unwritable: 'The disk cannot be written to: nothing can be saved until it can',
}

const minuteMs = 60_000
const lookMs = 1000

/** Logs disk trouble at most once a minute, and when it is over. */
export const createDiskLog = ({ db, log }: { db: Knex; log: Logger }) => {
  let loggedAt = -Infinity
  let isWatching = false

  const watch = async (): Promise<void> => {
    while ((await checkDisk(db)) !== undefined) await wait(lookMs, undefined, { ref: false })
    isWatching = false
    loggedAt = -Infinity
    log.warn({ event: 'disk_writable' }, 'The disk can be written to again')
  }

  return (kind: DiskTrouble, error: unknown): void => {
    const at = performance.now()
    if (at - loggedAt >= minuteMs) {
      loggedAt = at
      log.error({ event: `disk_${kind}`, code: codeOf(error), err: error }, logLines[kind])
    }
    if (isWatching) return
    isWatching = true
    void watch()
  }
}
