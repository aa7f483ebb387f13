import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { addressOf } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import { readPicture, type OgImage, type OgImages } from '#server/ogImages/ogImages.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { AppError } from '#server/errors.ts'
import { makeBytes, matches, type Bytes } from './bytes.ts'
import { type CommandLimit, takeOne } from './commandLimit.ts'
import type { ReadLook } from './ownLook.ts'
import type { ResponseCache, MadeBytes } from './responseCache.ts'
import type { ReadIn } from './read.ts'
import { type BuiltApp, watched } from './render.ts'
import type { State } from './requestLog.ts'

type Deps = {
  readonly app: BuiltApp | undefined
  readonly translations: ReadonlyMap<Language, BuiltApp>
  readonly readIn: ReadIn
  readonly responseCache: ResponseCache
  readonly limit: CommandLimit
  readonly ogImages: OgImages
  readonly readLook: ReadLook
  readonly publicUrl: string
  readonly log: Logger
}

/** As deep as indexed pages are, after their language. */
const picturePath = /^\/media\/og((?:\/[a-z]{2})?(?:\/[a-z0-9-]{1,200}){1,2})\.png$/

/**
 * Rate limit per caller and ten minutes. A picture's text comes from its page, which is rendered
 * once for it; unknown paths are rendered each time.
 */
const mostRendered = 600

/** Pages waiting to be rendered for their pictures, for all callers together. */
const mostWaiting = 50

/** Shown if a page's own picture cannot be drawn. */
const common = '/og.png'

const asBytes = (ogImage: OgImage | undefined): Bytes =>
  makeBytes({
    body: Buffer.from(JSON.stringify({ ogImage })),
    contentType: 'application/json',
    cacheControl: 'no-store',
    headers: [],
  })

/** The picture of a page, `/media/og/mantras/ganesha-gayatri.png`: only for indexed pages. */
export const serveOgImages = (deps: Deps): Middleware<State> => {
  const { app, translations, responseCache, limit, ogImages, readLook, publicUrl, log } = deps
  const built: readonly Language[] = ['en', ...translations.keys()]
  const inTurn = oneAtATime({ waitingAtMost: mostWaiting })
  const render = async (name: string): Promise<MadeBytes> => {
    const url = new URL(name.replace(/^((?:\/[a-z]{2})?)\/home$/, '$1') || '/', publicUrl)
    const { language } = addressOf(url.pathname, built)
    const own = translations.get(language) ?? app
    const { read, hasFailed } = watched(deps.readIn(language))
    const ogImage = (await own?.render(url, { template: '', read }))?.ogImage
    return { bytes: asBytes(ogImage), isLasting: ogImage !== undefined && !hasFailed() }
  }
  const ogImageOf = async (req: IncomingMessage, name: string): Promise<OgImage | undefined> => {
    // No request has an address like this.
    const bytes = await responseCache.get(`og image of ${name}`, async () => {
      await takeOne(limit, req, '/media/og', mostRendered)
      return inTurn(() => render(name))
    })
    return JSON.parse(String(bytes.variants.identity.body))?.ogImage
  }
  return async (ctx, next) => {
    const name = picturePath.exec(ctx.path)?.[1]
    if (name === undefined) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    }
    const ogImage = await ogImageOf(ctx.req, name)
    if (!ogImage) throw new AppError('not_found')
    const showCommon = () => {
      ctx.set('Cache-Control', 'no-cache')
      ctx.redirect(common)
    }
    try {
      const look = await readLook()
      const own = look && { frame: look.colours?.frame, icon: look.icon }
      const picture = await ogImages.picture(ogImage, own)
      if (!picture) return showCommon()
      ctx.set({ 'Cache-Control': 'public, max-age=86400', ETag: `"${picture.key}"` })
      // Messengers show it on their own pages.
      ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
      ctx.status = 200
      ctx.type = 'image/png'
      if (matches(ctx.get('If-None-Match'), `"${picture.key}"`)) ctx.status = 304
      else ctx.body = await readPicture(picture)
    } catch (error) {
      if (error instanceof AppError) throw error
      log.error({ id: ctx.state.requestId, err: error }, 'a picture could not be drawn')
      showCommon()
    }
  }
}
