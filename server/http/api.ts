import { Router, type RouterContext } from '@koa/router'
import type { Knex } from 'knex'
import type { Middleware } from 'koa'
import { isServerPath } from '#contract/paths.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import { compress, makeBytes, sendBytes, type Bytes, type Header } from './bytes.ts'
import type { CommandLimit } from './commandLimit.ts'
import { once, readKey } from './idempotency.ts'
import { guest, type Call, type Route } from './implement.ts'
import { readInput } from './input.ts'
import type { KeptBytes } from './keptBytes.ts'
import type { State } from './requestLog.ts'

type Deps = {
  readonly db: Knex
  readonly routes: readonly Route[]
  readonly kept: KeptBytes
  readonly limit: CommandLimit
  /** Sent with the answers that are kept; the others get theirs from the middleware. */
  readonly headers: readonly Header[]
}

type Context = RouterContext<State>

const contentType = 'application/json; charset=utf-8'

/**
 * A shared cache may give the answer for `cacheSeconds`; a browser asks each time and mostly hears
 * 304. No stale-while-revalidate: a browser would obey it too, and show what staff just changed.
 */
const cacheControl = (cacheSeconds: number): string => `public, max-age=0, s-maxage=${cacheSeconds}`

/** Where an answer is kept: its path, and what else its input says, without stray parameters. */
const addressOf = (ctx: Context, { input }: Call): string => {
  const extra = Object.entries(input ?? {}).filter(([name]) => !(name in ctx.params))
  return extra.length > 0 ? `${ctx.path}?${JSON.stringify(extra)}` : ctx.path
}

const answerKept = async (
  ctx: Context,
  call: Call,
  { db, kept, headers }: Deps,
  cacheSeconds: number,
): Promise<void> => {
  const make = async (): Promise<Bytes> => {
    const body = Buffer.from(JSON.stringify(await call.run({ db, actor: guest })))
    return makeBytes({
      body,
      contentType,
      cacheControl: cacheControl(cacheSeconds),
      headers,
      compressed: await compress(body),
    })
  }
  const bytes = await kept.get(addressOf(ctx, call), async () => ({
    bytes: await make(),
    isLasting: true,
  }))
  ctx.respond = false
  sendBytes(ctx.req, ctx.res, bytes)
}

const answerCommand = async (ctx: Context, call: Call, sent: unknown, db: Knex): Promise<void> => {
  const key = readKey(ctx.get('Idempotency-Key') || undefined)
  const actor = guest
  const run = async (trx: Knex.Transaction) => ({
    status: 200,
    body: JSON.stringify(await call.run({ db: trx, actor })),
  })
  const endpoint = `${ctx.method} ${ctx.path}`
  // Without a key, from a plain API client, it is simply done.
  const { status, body, isReplayed } = key
    ? await once(db, { key, actor, endpoint, sent }, run)
    : { ...(await transactTogether(db, run)), isReplayed: false }
  if (isReplayed) ctx.set('Idempotent-Replayed', 'true')
  ctx.status = status
  ctx.body = body
}

/** Before anything is read: refusing has to cost less than answering. */
const assertWithinLimit = (ctx: Context, { endpoint }: Route, { limit }: Deps): void => {
  if (!endpoint.command) return
  const seconds = limit(ctx.req, endpoint.path)
  if (seconds === undefined) return
  ctx.set('Retry-After', String(seconds))
  throw new AppError('too_many_requests')
}

const answer = async (ctx: Context, route: Route, deps: Deps): Promise<void> => {
  const { cacheSeconds, command } = route.endpoint
  assertWithinLimit(ctx, route, deps)
  const sent = await readInput(ctx.req, ctx.query, ctx.params)
  const call = route.call(sent, guest)
  if (cacheSeconds !== undefined) return answerKept(ctx, call, deps, cacheSeconds)
  if (command) await answerCommand(ctx, call, sent, deps.db)
  else ctx.body = JSON.stringify(await call.run({ db: deps.db, actor: guest }))
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Type', contentType)
}

/** Answers everything under /api from the table of routes. */
export const createApi = (deps: Deps): Router<State> => {
  const router = new Router<State>({ sensitive: true, strict: true })
  for (const route of deps.routes) {
    const { method, path, access, cacheSeconds } = route.endpoint
    if (cacheSeconds !== undefined && (method !== 'GET' || access !== 'anyone')) {
      throw new Error(`${method} ${path}: only what everyone may GET can be kept`)
    }
    router.register(path, [method], (ctx: Context) => answer(ctx, route, deps))
  }
  return router
}

/** Refuses what no route answers: 405 where another method would do, else 404. */
export const refuseUnknown =
  (router: Router<State>): Middleware<State> =>
  (ctx, next) => {
    const methods = router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods)
    if (methods.length > 0) {
      ctx.set('Allow', [...new Set(methods)].join(', '))
      throw new AppError('method_not_allowed')
    }
    if (isServerPath(ctx.path.toLowerCase())) throw new AppError('not_found')
    return next()
  }
