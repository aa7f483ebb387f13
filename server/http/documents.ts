import type { Middleware } from 'koa'
import type { Knex } from 'knex'
import { addressOf } from '#contract/addresses.ts'
import type { InLanguage, Language } from '#contract/languages.ts'
import { AppError } from '#server/errors.ts'
import { compress, makeBytes, sendBytes, type Bytes, type Header } from './bytes.ts'
import { type CommandLimit, takeOne } from './commandLimit.ts'
import type { ResponseCache } from './responseCache.ts'
import { userIdOf } from './implement.ts'
import type { State } from './requestLog.ts'
import type { Sessions } from './session.ts'

/** `disposition` is the header of that name: whether the file is shown or saved, and its name. */
type Document = { readonly body: string; readonly disposition: string }

/**
 * Addresses that answer with a generated file, such as a calendar; the first capture is its name. What
 * is private is in the language of its owner.
 */
export type DocumentRoute = {
  readonly path: RegExp
  readonly contentType: string
  readonly cacheControl: string
  /**
   * A separate document for each `?city=`. No other reads its query: other parameters are ignored.
   */
  readonly isByCity?: true
  /** In each language below its prefix, such as `/mr/calendar/feed/pune.ics`. */
  readonly isTranslated?: true
  /**
   * Only with its secret link or for its logged-in owner: generated each time, not cached, not
   * indexed.
   */
  readonly isPrivate?: true
  /** Rate limit per address and ten minutes; cache hits are not counted. */
  readonly mostInTenMinutes?: number
  /** `userId` is present if the caller is logged in and the document is private. */
  readonly make: (db: Knex, name: string, query: Query, userId?: string) => Promise<Document>
}

type Query = InLanguage & { readonly city?: string; readonly token?: string }

type Deps = {
  readonly db: Knex
  readonly documents: readonly DocumentRoute[]
  readonly translations: ReadonlyMap<Language, unknown>
  readonly responseCache: ResponseCache
  readonly limit: CommandLimit
  readonly sessions: Sessions
  readonly headers: readonly Header[]
}

const queryOf = (
  { isPrivate, isByCity }: DocumentRoute,
  sent: URLSearchParams,
): Omit<Query, 'language'> => {
  const parameter = isPrivate ? 'token' : isByCity ? 'city' : undefined
  const value = parameter && sent.get(parameter)
  return parameter && typeof value === 'string' ? { [parameter]: value } : {}
}

/** Answers the documents, cached as bytes like everything public. */
export const serveDocuments = ({
  db,
  documents,
  translations,
  ...deps
}: Deps): Middleware<State> => {
  const { responseCache, limit, sessions, headers } = deps
  const built: readonly Language[] = ['en', ...translations.keys()]
  return async (ctx, next) => {
    const path = ctx.path.toLowerCase()
    const own = addressOf(path, built)
    const found = documents.flatMap((route) => {
      const [, name] = route.path.exec(route.isTranslated ? own.path : path) ?? []
      return name === undefined ? [] : [{ route, name }]
    })[0]
    if (!found) return next()
    const { route, name } = found
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    }
    const { language } = own
    const query = { ...queryOf(route, ctx.URL.searchParams), language }
    const userId = route.isPrivate && userIdOf((await sessions.open(ctx, db)).actor)
    const makeDocument = async (): Promise<Bytes> => {
      const { mostInTenMinutes: most } = route
      if (most !== undefined) await takeOne(limit, ctx.req, route.path.source, most)
      const { body: text, disposition } = await route.make(db, name, query, userId)
      const body = Buffer.from(text)
      return makeBytes({
        body,
        contentType: route.contentType,
        cacheControl: route.cacheControl,
        headers: [
          ...headers,
          ['Content-Disposition', disposition],
          ...(route.isPrivate ? ([['X-Robots-Tag', 'noindex']] as const) : []),
        ],
        // If there are too many to cache all of them, the best compression is not worth the time.
        compressed: await compress(body, route.mostInTenMinutes === undefined ? 'well' : 'fast'),
      })
    }
    const bytes = route.isPrivate
      ? await makeDocument()
      : await responseCache.get(`${path}?${JSON.stringify(query)}`, async () => ({
          bytes: await makeDocument(),
          isLasting: true,
        }))
    ctx.respond = false
    sendBytes(ctx.req, ctx.res, bytes)
  }
}
