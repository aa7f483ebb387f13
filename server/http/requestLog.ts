import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import { pino, type Logger } from 'pino'

/** What every request carries through the middleware. */
export type State = {
  requestId: string
  /** The caller's account, once it is known. */
  accountId?: string
}

/** Only an error's own text and place: drivers attach the failed row, with people's data. */
const errorForLog = (error: unknown): unknown =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { type: typeof error }

/** Structured log lines; with `pid`, because several processes may serve one temple. */
export const createLog = (level: string): Logger =>
  pino({ level, base: { pid: process.pid }, serializers: { err: errorForLog } })

const pathLimit = 200

/** A part of a path made by `signLink`: anyone who reads it in the log could use it. */
const signedPart = /\/[\w-]+(?:\.[\w-]+)*\.[\w-]{22}(?=\/|$)/g

/** The path as the log may have it. */
export const pathForLog = (path: string): string =>
  path.replace(signedPart, '/…').slice(0, pathLimit)

/**
 * Gives each request an id of our own and writes one line when it is over: without the caller's
 * address and the query, which may hold personal data.
 */
export const requestLog =
  (log: Logger): Middleware<State> =>
  (ctx, next) => {
    const startedAt = performance.now()
    ctx.state.requestId = randomUUID()
    const path = pathForLog(ctx.path)
    ctx.res.once('close', () => {
      log.info({
        id: ctx.state.requestId,
        method: ctx.method,
        path,
        status: ctx.res.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...(!ctx.res.writableFinished && { cut: true }),
      })
    })
    return next()
  }
