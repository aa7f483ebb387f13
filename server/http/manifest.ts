import type { Middleware } from 'koa'
import { addressOf } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import { AppError } from '#server/errors.ts'
import { compress, makeBytes, sendBytes } from './bytes.ts'
import type { ResponseCache, MadeBytes } from './responseCache.ts'
import type { ReadIn } from './read.ts'
import type { ReadLook } from './ownLook.ts'
import type { BuiltApp } from './render.ts'
import type { State } from './requestLog.ts'
import type { Security } from './security.ts'

type Deps = {
  readonly app: BuiltApp | undefined
  readonly translations: ReadonlyMap<Language, BuiltApp>
  readonly readIn: ReadIn
  readonly readLook: ReadLook
  readonly responseCache: ResponseCache
  readonly security: Security
}

const address = '/manifest.webmanifest'

/**
 * The app's manifest, made from the temple's own data like a page, and cached like one. The worker
 * does not store it, so that installed apps get a new name.
 */
export const serveManifest = ({
  app,
  translations,
  readIn,
  readLook,
  responseCache,
  security,
}: Deps): Middleware<State> => {
  const make = async (built: BuiltApp, language: Language): Promise<MadeBytes> => {
    const body = Buffer.from(await built.renderManifest(readIn(language), await readLook()))
    const bytes = makeBytes({
      body,
      contentType: 'application/manifest+json; charset=utf-8',
      cacheControl: 'no-cache',
      headers: security.headers,
      compressed: await compress(body),
    })
    return { bytes, isLasting: true }
  }
  const built: readonly Language[] = ['en', ...translations.keys()]
  return async (ctx, next) => {
    const { language, path } = addressOf(ctx.path, built)
    const own = translations.get(language) ?? app
    if (path !== address || !own) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    }
    const bytes = await responseCache.get(ctx.path, () => make(own, language))
    ctx.respond = false
    sendBytes(ctx.req, ctx.res, bytes)
  }
}
