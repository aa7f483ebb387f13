import { Router, type RouterContext } from '@koa/router'
import type { Knex } from 'knex'
import type { Middleware } from 'koa'
import { accesses } from '#contract/accounts/permissions.ts'
import { asLanguage, type Language } from '#contract/languages.ts'
import { isServerPath } from '#contract/paths.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import type { NoteExport } from '#server/admin/exports.ts'
import { AppError } from '#server/errors.ts'
import { addressPseudonym } from '#server/privacy/pseudonym.ts'
import { compress, makeBytes, sendBytes, type Bytes, type Header } from './bytes.ts'
import { type CommandLimit, takeOne } from './commandLimit.ts'
import { once, readKey } from './idempotency.ts'
import {
  assertAccess,
  guest,
  guestContext,
  type Actor,
  needsTotp,
  type Call,
  type Context as RunContext,
  type Download,
  type Route,
} from './implement.ts'
import { sendDownload } from './download.ts'
import { publicBodyKb, readInput, readParameters, staffBodyKb } from './input.ts'
import type { ResponseCache } from './responseCache.ts'
import { assertOwnSite } from './ownSite.ts'
import type { State } from './requestLog.ts'
import type { Sessions, Visitor } from './session.ts'
import { receiveUpload, whenGone } from './upload.ts'
import { readIfMatch, sendVersion } from './versions.ts'

type Deps = {
  readonly db: Knex
  readonly routes: readonly Route[]
  readonly responseCache: ResponseCache
  readonly limit: CommandLimit
  readonly sessions: Sessions
  readonly publicUrl: string
  readonly noteExport: NoteExport
  readonly pseudonymKey: Buffer
  /** The temple requires two-step login for its staff. */
  readonly isTotpRequired: (db: Knex) => Promise<boolean>
  /** Sent with cached answers; the others get theirs from the middleware. */
  readonly headers: readonly Header[]
}

type Context = RouterContext<State>

const contentType = 'application/json; charset=utf-8'

/**
 * A shared cache may serve the answer for `cacheSeconds`; a browser revalidates each time and
 * mostly gets 304. No stale-while-revalidate: browsers would apply it too, and show content that
 * staff have just changed.
 */
const cacheControl = (cacheSeconds: number): string => `public, max-age=0, s-maxage=${cacheSeconds}`

/**
 * In which language an answer is wanted. In the address and not in a header, because browsers,
 * proxies and our own cache know answers by their address.
 */
const languageOf = (ctx: Context): Language => asLanguage(String(ctx.query['language'] ?? ''))

/** Who is logged in reads in the language of their account where no other one is wanted. */
const ownLanguage = (ctx: Context, { language }: Visitor): Language =>
  ctx.method === 'GET' && 'language' in ctx.query ? languageOf(ctx) : language

/**
 * The cache key of an answer, from the parsed input: other spellings of the path and extra
 * parameters map to the same entry.
 */
const addressOf = (
  { path: pattern }: Route['endpoint'],
  { input }: Call,
  language: Language,
): string => {
  const values = new Map(Object.entries(input ?? {}))
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(values.get(name)))
    values.delete(name)
    return value
  })
  const query = values.size > 0 ? [JSON.stringify([...values])] : []
  if (language !== 'en') query.push(`language=${language}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

const answerCached = async (
  ctx: Context,
  call: Call,
  { endpoint }: Route,
  { db, responseCache, limit, headers }: Deps,
  cacheSeconds: number,
): Promise<void> => {
  const language = languageOf(ctx)
  const make = async (): Promise<Bytes> => {
    const { path, mostInTenMinutes: most } = endpoint
    if (most !== undefined) await takeOne(limit, ctx.req, path, most)
    const body = Buffer.from(JSON.stringify(await call.run(guestContext(db, language))))
    return makeBytes({
      body,
      contentType,
      cacheControl: cacheControl(cacheSeconds),
      headers,
      compressed: await compress(body),
    })
  }
  const bytes = await responseCache.get(addressOf(endpoint, call, language), async () => ({
    bytes: await make(),
    isLasting: true,
  }))
  ctx.respond = false
  sendBytes(ctx.req, ctx.res, bytes)
}

type Incoming = Visitor & {
  readonly route: Route
  readonly call: Call
  readonly sent: unknown
  readonly based: Pick<RunContext, 'ifMatch'>
}

const textIn = (value: unknown, name: string): string | undefined => {
  const found: unknown = new Map(Object.entries(value ?? {})).get(name)
  return typeof found === 'string' ? found : undefined
}

/**
 * How a command's receipt is found when personal data is erased: by the id of what it created or
 * changed, or else by the address in its input.
 */
const aboutOf = (answer: unknown, sent: unknown, pseudonymKey: Buffer): string | undefined => {
  const email = textIn(sent, 'email')
  return (
    textIn(answer, 'reference') ??
    textIn(answer, 'id') ??
    (email === undefined ? undefined : addressPseudonym(pseudonymKey, email))
  )
}

const answerCommand = async (
  ctx: Context,
  { route: { endpoint }, call, sent, based, ...visitor }: Incoming,
  { db, pseudonymKey: secret }: Deps,
): Promise<void> => {
  const key = readKey(ctx.get('Idempotency-Key') || undefined)
  const run = async (trx: Knex.Transaction) => {
    const value = await call.run({ db: trx, ...visitor, ...based })
    return { status: 200, body: JSON.stringify(value), about: aboutOf(value, sent, secret) }
  }
  const name = `${endpoint.method} ${endpoint.path}`
  const address = `${ctx.method} ${ctx.path}`
  // Without a key, from a plain API client, it is simply carried out.
  const { status, body, isReplayed } = key
    ? await once(db, { key, secret, actor: visitor.actor, endpoint: name, address, sent }, run)
    : { ...(await transactTogether(db, run)), isReplayed: false }
  if (isReplayed) ctx.set('Idempotent-Replayed', 'true')
  ctx.status = status
  ctx.body = body
}

/**
 * The limit for what anybody sends, including outboxes. Checked before anything is read, because
 * refusing has to be cheap.
 */
const assertWithinLimit = async (
  ctx: Context,
  { endpoint }: Route,
  { limit }: Deps,
): Promise<void> => {
  const { method, access, command, isExpensive, mostInTenMinutes: most, hasOwnLimit } = endpoint
  const isCounted = command || isExpensive || most || (method !== 'GET' && access === 'anyone')
  if (isCounted && !hasOwnLimit) await takeOne(limit, ctx.req, endpoint.path, most)
}

/** The caller, once it is certain that they meant to call and may. */
const admit = async (ctx: Context, route: Route, deps: Deps): Promise<Visitor> => {
  await assertWithinLimit(ctx, route, deps)
  assertOwnSite(ctx, deps.publicUrl, deps.sessions.hasCookie(ctx))
  const visitor = await deps.sessions.open(ctx, deps.db)
  if (visitor.actor !== guest) ctx.state.accountId = visitor.actor.id
  ctx.state.isStaff = !['guest', 'user'].includes(visitor.actor.role)
  assertAccess(route.endpoint.access, visitor.actor)
  if (needsTotp(route.endpoint, visitor.actor) && (await deps.isTotpRequired(deps.db))) {
    throw new AppError('second_factor_required')
  }
  return visitor
}

/** Staff write whole articles; at this point it is certain that they are staff. */
const bodyKbOf = ({ endpoint: { access } }: Route): number =>
  access === 'anyone' || access === 'user' ? publicBodyKb : staffBodyKb

/** For answers that are the same for everybody: no session is looked up. */
const answerAlike = async (ctx: Context, route: Route, deps: Deps, cacheSeconds: number) => {
  const sent = await readInput(ctx.req, ctx.query, ctx.params)
  await answerCached(ctx, route.call(sent, guest), route, deps, cacheSeconds)
}

const workbookEnding = '.xlsx'

/** A list leaves the back office only after the activity log records who exports it. */
const answerDownload = async (
  ctx: Context,
  { endpoint, call }: { endpoint: Route['endpoint']; call: Call },
  file: Download,
  actor: Actor,
  { db, noteExport }: Deps,
): Promise<void> => {
  const sent = ctx.path.endsWith(workbookEnding) ? file.asWorkbook?.() : file
  if (!sent) throw new AppError('not_found')
  if (file.exported) await noteExport(db, actor, file.exported, call.input)
  else if (endpoint.download === 'list')
    throw new Error(`${endpoint.path}: which list, and how many rows?`)
  sendDownload(ctx, sent)
}

const answer = async (ctx: Context, route: Route, deps: Deps): Promise<void> => {
  const { cacheSeconds, command, upload, download } = route.endpoint
  if (download && ctx.method === 'HEAD') {
    // It would count as a download, and send nothing.
    ctx.set('Allow', 'GET')
    throw new AppError('method_not_allowed')
  }
  if (cacheSeconds !== undefined) return answerAlike(ctx, route, deps, cacheSeconds)
  const admitted = await admit(ctx, route, deps)
  const visitor = { ...admitted, language: ownLanguage(ctx, admitted) }
  const { actor } = visitor
  const ifMatch = readIfMatch(ctx, route.endpoint)
  const based = ifMatch === undefined ? {} : { ifMatch }
  const sent = upload
    ? readParameters(ctx.query, ctx.params)
    : await readInput(ctx.req, ctx.query, ctx.params, bodyKbOf(route))
  const call = route.call(sent, actor)
  ctx.set('Cache-Control', actor === guest ? 'no-store' : 'no-store, private')
  if (command) await answerCommand(ctx, { route, call, sent, based, ...visitor }, deps)
  else {
    const value = await call.run({
      db: deps.db,
      ...visitor,
      ...based,
      ...(upload && { upload: receiveUpload(ctx.req, upload), gone: whenGone(ctx.res) }),
    })
    if (download) return answerDownload(ctx, { ...route, call }, value as Download, actor, deps)
    sendVersion(ctx, route.endpoint, value)
    ctx.body = JSON.stringify(value)
  }
  ctx.set('Content-Type', contentType)
}

/** A list has an address for each kind of file. */
const addressesOf = ({ path, download }: Route['endpoint']): string[] =>
  download === 'list' && path.endsWith('.csv')
    ? [path, path.replace(/\.csv$/, workbookEnding)]
    : [path]

/** Answers everything under /api from the table of routes. */
export const createApi = (deps: Deps): Router<State> => {
  const router = new Router<State>({ sensitive: true, strict: true })
  for (const route of deps.routes) {
    const { method, path, access, cacheSeconds } = route.endpoint
    if (cacheSeconds !== undefined && (method !== 'GET' || access !== 'anyone')) {
      throw new Error(`${method} ${path}: only what everyone may GET can be kept`)
    }
    if (!accesses.includes(access)) throw new Error(`${method} ${path}: who may call it?`)
    router.register(addressesOf(route.endpoint), [method], (ctx: Context) =>
      answer(ctx, route, deps),
    )
  }
  return router
}

/** Refuses what no route answers: 405 if another method would work, otherwise 404. */
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
