import type { Knex } from 'knex'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { problemContentType, type ErrorCode } from '#contract/errors.ts'
import { StorageError } from '#server/adapters/storage/port.ts'
import { isBusy } from '#server/db/db.ts'
import { diskTroubleOf } from '#server/db/diskTrouble.ts'
import { isReadOnlyNow } from '#server/db/readOnly.ts'
import { AppError } from '#server/errors.ts'
import { clientAddress, networkOf } from './clientAddress.ts'
import { createDiskLog, diskRefusal } from './diskRefusals.ts'
import { toProblem } from './problem.ts'
import { pathForLog, type State } from './requestLog.ts'

/** While the temple is moving to another machine; outboxes retry automatically. */
const movingSeconds = 20

const refusalOf = (error: unknown, db: Knex, { isStaff = false }: State): AppError => {
  if (error instanceof AppError) return error
  if (isReadOnlyNow(db, error)) {
    const retryAfterSeconds = movingSeconds
    return new AppError('unavailable', { code: 'service.moving' }, [], { retryAfterSeconds })
  }
  const disk = diskTroubleOf(db, error)
  if (disk) return diskRefusal(disk, isStaff)
  if (error instanceof StorageError)
    return new AppError('unavailable', { code: 'service.storageAway' })
  return new AppError(isBusy(error) ? 'unavailable' : 'internal')
}

/** Refusals that reveal an attack. */
const eventOfCode: Partial<Record<ErrorCode, string>> = {
  wrong_credentials: 'sign_in_refused',
  wrong_code: 'second_factor_refused',
  not_allowed: 'forbidden',
  second_factor_required: 'forbidden',
  cross_site: 'forbidden',
  too_many_requests: 'limited',
}

type Deps = {
  readonly db: Knex
  readonly log: Logger
  /** The number of proxies in front, see `clientAddress.ts`. */
  readonly proxies: number
}

/** Logs the account and the network, never the input. */
const logRefusal = (
  { code, extras: { event = eventOfCode[code], accountId } }: AppError,
  { method, path, req, state }: Pick<Context, 'method' | 'path' | 'req'> & { state: State },
  { log, proxies }: Deps,
): void => {
  if (event === undefined) return
  log.info({
    id: state.requestId,
    event,
    code,
    method,
    path: pathForLog(path),
    user: accountId ?? state.accountId ?? 'unknown',
    from: networkOf(clientAddress(req, proxies)),
  })
}

/**
 * Answers every thrown error with problem+json. Anything but an `AppError` and what is the disk's or
 * the database's is a bug: logged, not shown.
 */
export const errorHandler = (deps: Deps): Middleware<State> => {
  const logDisk = createDiskLog(deps)
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const refusal = refusalOf(error, deps.db, ctx.state)
      const { requestId } = ctx.state
      const disk = refusal === error ? undefined : diskTroubleOf(deps.db, error)
      if (disk) logDisk(disk, error)
      else if (isReadOnlyNow(deps.db, error)) deps.log.info({ id: requestId, event: 'moving' })
      else if (refusal !== error) deps.log.error({ id: requestId, err: error }, 'request failed')
      else logRefusal(refusal, ctx, deps)
      if (ctx.headerSent) {
        ctx.res.destroy()
        return
      }
      ctx.status = refusal.status
      ctx.set('Cache-Control', 'no-store')
      const { retryAfterSeconds = refusal.status === 503 ? 1 : undefined } = refusal.extras
      if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds))
      ctx.body = JSON.stringify(toProblem(refusal, requestId))
      ctx.set('Content-Type', problemContentType)
    }
  }
}
