import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Observe } from '#server/metrics/requests.ts'
import { routeOf } from '#server/metrics/routeOf.ts'

/** What every request carries through the middleware. */
export type State = {
  requestId: string
  /** The caller's account, once it is known. */
  accountId?: string
  /** The caller works for the temple. */
  isStaff?: boolean
}

/** Only an error's own text and place: drivers attach the failed row, with people's data. */
const errorForLog = (error: unknown): unknown =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { type: typeof error }

/** Structured log lines; with `pid`, because several processes may serve one temple. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid }, serializers: { err: errorForLog } }, destination)

const pathLimit = 200

/**
 * A part of a path made by `signLink`: anyone who reads it in the log could use it. Mail programs add a dot or
 * a bracket, break it, or encode the dot; half a signature is left out as well.
 */
const signedPart = /\/[^/]*(?:\.|%2e)[^/.]{12,}[^/]*/gi

/** The path as the log may have it. */
export const pathForLog = (path: string): string =>
  path.replace(signedPart, '/…').slice(0, pathLimit)

const wellFormed = /^[\w-]{16,64}$/

/** The proxy's id, so that its log and ours can be read together. Anybody else could invent one. */
const requestIdOf = ({ headers }: IncomingMessage, proxies: number): string => {
  const requestId = String(headers['x-request-id'] ?? '')
  return proxies > 0 && wellFormed.test(requestId) ? requestId : randomUUID()
}

type Deps = {
  readonly log: Logger
  /** The number of proxies in front, see `clientAddress.ts`. */
  readonly proxies: number
  readonly observe?: Observe | undefined
}

/**
 * Assigns each request an id, returned in a header, and logs one line at its end, without client
 * address and query, which may contain personal data.
 */
export const requestLog =
  ({ log, proxies, observe }: Deps): Middleware<State> =>
  (ctx, next) => {
    const startedAt = performance.now()
    ctx.state.requestId = requestIdOf(ctx.req, proxies)
    ctx.set('X-Request-Id', ctx.state.requestId)
    const path = pathForLog(ctx.path)
    ctx.res.once('close', () => {
      const ms = Math.round(performance.now() - startedAt)
      observe?.({ method: ctx.method, route: routeOf(ctx), status: ctx.res.statusCode, ms })
      log.info({
        id: ctx.state.requestId,
        method: ctx.method,
        path,
        status: ctx.res.statusCode,
        ms,
        ...(!ctx.res.writableFinished && { cut: true }),
      })
    })
    return next()
  }
