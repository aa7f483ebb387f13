import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { problemContentType } from '#contract/errors.ts'
import { isBusy } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { toProblem } from './problem.ts'
import type { State } from './requestLog.ts'

const refusalOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  return new AppError(isBusy(error) ? 'unavailable' : 'internal')
}

/** Answers whatever was thrown with problem+json. What is not an `AppError` is a bug: logged, not shown. */
export const errorHandler =
  (log: Logger): Middleware<State> =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const refusal = refusalOf(error)
      const { requestId } = ctx.state
      if (refusal !== error) log.error({ id: requestId, err: error }, 'request failed')
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
