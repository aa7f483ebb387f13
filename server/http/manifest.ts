import type { Middleware } from 'koa'
import { addressOf } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import type { Read } from '#contract/reads.ts'
import { AppError } from '#server/errors.ts'
import { compress, makeBytes, sendBytes } from './bytes.ts'
import type { ResponseCache, MadeBytes } from './responseCache.ts'
import type { ReadLook } from './ownLook.ts'
import type { BuiltApp } from './render.ts'
import type { State } from './requestLog.ts'
import type { Security } from './security.ts'

type Deps = {
  readonly app: BuiltApp | undefined
  readonly translations: ReadonlyMap<Language, BuiltApp>
  readonly read: Read
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
  read,
  readLook,
  responseCache,
  security,
}: Deps): Middleware<State> => {
  const make = async (built: BuiltApp): Promise<MadeBytes> => {
    const body = Buffer.from(await built.renderManifest(read, await readLook()))
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
    const bytes = await responseCache.get(ctx.path, () => make(own))
    ctx.respond = false
    sendBytes(ctx.req, ctx.res, bytes)
  }
}
