import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { addressOf } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import type { AppLook } from '#contract/site/appLook.ts'
import type { Read } from '#contract/reads.ts'
import { hasManyVariants, renderedQuery } from '#contract/renderedQuery.ts'
import { searchSite } from '#contract/search/public.ts'
import type { OgImage } from '#server/ogImages/ogImages.ts'
import { AppError } from '#server/errors.ts'
import { compress, makeBytes, sendBytes, type Bytes, type Header } from './bytes.ts'
import type { CommandLimit } from './commandLimit.ts'
import type { ResponseCache, MadeBytes } from './responseCache.ts'
import { firstFrameOf, withoutFooter } from './firstFrame.ts'
import { type ReadLook, withLook } from './ownLook.ts'
import { type StylePart, withOwnStyles } from './pageStyles.ts'
import {
  canonicalUrl,
  isAnyones,
  isOffice,
  isPlainPath,
  looksLikeFile,
  mayHaveMoved,
} from './pagePath.ts'
import type { State } from './requestLog.ts'
import type { ReadIn } from './read.ts'
import { inlineHash, inlineHashes, type InlineHashes, type Security } from './security.ts'

/** The built app: the document of the client build, and the functions that fill it. */
export type BuiltApp = {
  readonly template: string
  /** The sheet without what no first frame shows, in its parts. */
  readonly styles: readonly StylePart[]
  readonly render: (
    url: URL,
    deps: { template: string; read: Read },
  ) => Promise<{
    status: number
    html: string
    /** The scripts in `html` that the router wrote, and that the browser may run. */
    scripts?: string
    location?: string
    ogImage?: OgImage | undefined
  }>
  /** The web app manifest, as JSON. */
  readonly renderManifest: (read: Read, look?: AppLook) => Promise<string>
}

type Deps = {
  readonly app: BuiltApp | undefined
  readonly translations: ReadonlyMap<Language, BuiltApp>
  readonly readIn: ReadIn
  readonly responseCache: ResponseCache
  readonly files: ReadonlyMap<string, Bytes>
  readonly security: Security
  readonly limit: CommandLimit
  readonly readLook: ReadLook
  readonly publicUrl: string
  readonly log: Logger
}

/** Passes reads on and remembers a failure: a page that shows one must not be cached. */
export const watched = (read: Read): { read: Read; hasFailed: () => boolean } => {
  let failed = false
  const watching: Read = (name, input) =>
    read(name, input).catch((error: unknown) => {
      failed = true
      throw error
    })
  return { read: watching, hasFailed: () => failed }
}

type Page = {
  path: string
  status: number
  html: string
  inline: InlineHashes
  /** The page does not show its main content. */
  isFailed?: boolean
}

/** A phone makes the best of a page that failed; a search engine should come again. */
const unindexed: readonly Header[] = [['X-Robots-Tag', 'noindex']]

const pageBytes = async (
  security: Security,
  { path, status, html, inline, isFailed = false }: Page,
  effort: 'well' | 'fast',
  cacheControl = 'no-cache',
): Promise<Bytes> => {
  const body = Buffer.from(html)
  return makeBytes({
    status,
    body,
    contentType: 'text/html; charset=utf-8',
    cacheControl,
    headers: [...security.pageHeaders(inline, path), ...(isFailed ? unindexed : [])],
    compressed: await compress(body, effort),
  })
}

/**
 * Redirects a page whose slug has changed. Not cacheable: if an article gets its earlier slug back,
 * a cached redirect would loop.
 */
const leadTo = (security: Security, location: string): Bytes => ({
  ...makeBytes({
    status: 301,
    body: Buffer.alloc(0),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    headers: [['Location', location], ...security.headers],
  }),
  location,
})

const send = (ctx: Context, bytes: Bytes): void => {
  ctx.respond = false
  sendBytes(ctx.req, ctx.res, bytes)
}

/**
 * The back office: no browser and no cache in between stores even its first page, nor an address
 * that may be read as it.
 */
const isPublicPath = (path: string): boolean => isPlainPath(path) && !isOffice(path)

const redirect = (ctx: Context, location: string): void => {
  const isCacheable = isPublicPath(location.replace(/\?.*/s, ''))
  ctx.status = 301
  ctx.set({
    Location: location,
    'Cache-Control': isCacheable ? 'public, max-age=3600' : 'no-store',
  })
  ctx.body = ''
}

/**
 * Long pages: below their first screen they wait for the whole sheet, so that they fit into the
 * first flight (firstFlight.proof.test.ts). In others that would shift what a large screen shows.
 */
const longPages = ['/', '/mantras', '/calendar']

/** Whether it is a navigation; a page's own requests do not accept HTML. */
const wantsPage = (ctx: Context): boolean => /\btext\/html\b/i.test(ctx.get('Accept'))

/** Answers every address outside the server's paths with its file or its rendered page. */
export const servePages = (deps: Deps): Middleware<State> => {
  const { app, translations, responseCache, files, security, limit, readLook, log } = deps
  const built: readonly Language[] = ['en', ...translations.keys()]

  /** A page's address without its language, by which all rules for pages go. */
  const plainOf = (url: URL): URL => {
    const plain = new URL(url)
    plain.pathname = addressOf(url.pathname, built).path
    return plain
  }
  const builtFor = ({ pathname }: URL): BuiltApp | undefined =>
    translations.get(addressOf(pathname, built).language) ?? app

  // Before any content is in them.
  const ownScripts = new Map(
    [app, ...translations.values()].map((each) => [each, inlineHashes(each?.template ?? '')]),
  )
  const ownScriptsOf = (each: BuiltApp): InlineHashes =>
    ownScripts.get(each) ?? { script: [], style: [] }

  const make = async (own: BuiltApp, url: URL): Promise<MadeBytes> => {
    const { render, styles } = own
    const { language } = addressOf(url.pathname, built)
    const { read, hasFailed } = watched(deps.readIn(language))
    const template = withLook(own.template, await readLook())
    const { status, html, scripts = '', location } = await render(url, { template, read })
    if (location !== undefined) return { bytes: leadTo(security, location), isLasting: true }
    const isFailed = hasFailed()
    const plain = plainOf(url)
    const isLong = longPages.includes(plain.pathname)
    const ready = withOwnStyles(styles, html, isLong ? firstFrameOf(html) : withoutFooter(html))
    const inline = {
      script: [...ownScriptsOf(own).script, ...inlineHashes(scripts).script],
      style: [inlineHash(ready.styles)],
    }
    const page = { path: plain.pathname, status, html: ready.html, inline, isFailed }
    const isPage = status === 200 && !isFailed && isPlainPath(plain.pathname)
    const isLasting = isPage && !hasManyVariants(plain) && !isAnyones(plain)
    const cacheControl = isPublicPath(plain.pathname) ? 'no-cache' : 'no-store'
    const effort = isLasting ? 'well' : 'fast'
    return { bytes: await pageBytes(security, page, effort, cacheControl), isLasting }
  }

  /** If rendering fails, the browser does it: the bare document still is the app. */
  const pageOf = async (app: BuiltApp, url: URL, requestId: string): Promise<Bytes> => {
    try {
      return await responseCache.get(`${url.pathname}${url.search}`, () => make(app, url))
    } catch (error) {
      log.error({ id: requestId, err: error }, 'rendering failed')
      return bareOf(app, url)
    }
  }
  const bareOf = (app: BuiltApp, url: URL): Promise<Bytes> => {
    const path = plainOf(url).pathname
    const inline = ownScriptsOf(app)
    const page = { path, status: 200, html: app.template, inline, isFailed: true }
    return pageBytes(security, page, 'fast')
  }

  /**
   * Search pages count against the API's search limit; over the limit an unrendered page is sent
   * and the phone queries the API.
   */
  const isTooMuch = async (req: IncomingMessage, url: URL): Promise<boolean> =>
    hasManyVariants(plainOf(url)) &&
    (await limit(req, searchSite.path, searchSite.mostInTenMinutes)) !== undefined

  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    }
    const url = canonicalUrl(ctx.path, ctx.search, deps.publicUrl)
    const file = files.get(ctx.path)
    if (file) return send(ctx, file)
    if (looksLikeFile(url.pathname)) {
      if (!wantsPage(ctx)) throw new AppError('not_found')
    } else if (url.pathname !== ctx.path && !mayHaveMoved(plainOf(url)))
      return redirect(ctx, `${url.pathname}${url.search}`)
    const own = builtFor(url)
    if (!own) throw new AppError('unavailable', 'The app is not built yet: run `npm run build`.')
    const search = url.search
    url.search = renderedQuery(plainOf(url))
    const page = (await isTooMuch(ctx.req, url))
      ? await bareOf(own, url)
      : await pageOf(own, url, ctx.state.requestId)
    // Cached for everybody, and so without this visitor's query.
    if (page.location !== undefined) send(ctx, leadTo(security, `${page.location}${search}`))
    else if (url.pathname === ctx.path || looksLikeFile(url.pathname)) send(ctx, page)
    else redirect(ctx, `${url.pathname}${search}`)
  }
}
