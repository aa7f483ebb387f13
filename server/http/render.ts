import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Read } from '#contract/reads.ts'
import { AppError } from '#server/errors.ts'
import { compress, makeBytes, sendBytes, type Bytes } from './bytes.ts'
import type { KeptBytes, Made } from './keptBytes.ts'
import { type StylePart, withOwnStyles } from './pageStyles.ts'
import { canonicalUrl, looksLikeFile } from './pagePath.ts'
import type { State } from './requestLog.ts'
import type { Security } from './security.ts'

/** The built app: the document of the client build, and the functions that fill it. */
export type BuiltApp = {
  readonly template: string
  /** The whole sheet that stands in the template, in its parts. */
  readonly styles: readonly StylePart[]
  readonly render: (
    url: URL,
    deps: { template: string; read: Read },
  ) => Promise<{ status: number; html: string }>
  /** What the phone’s home screen is told, as JSON. */
  readonly renderManifest: (read: Read) => Promise<string>
}

type Deps = {
  readonly app: BuiltApp | undefined
  readonly read: Read
  readonly kept: KeptBytes
  readonly files: ReadonlyMap<string, Bytes>
  readonly security: Security
  readonly publicUrl: string
  readonly log: Logger
}

/** Passes readings on and remembers a failure: a page that shows one must not be kept. */
const watched = (read: Read): { read: Read; hasFailed: () => boolean } => {
  let failed = false
  const watching: Read = (name, input) =>
    read(name, input).catch((error: unknown) => {
      failed = true
      throw error
    })
  return { read: watching, hasFailed: () => failed }
}

const pageBytes = async (
  security: Security,
  { status, html }: { status: number; html: string },
  effort: 'well' | 'fast',
  cacheControl = 'no-cache',
): Promise<Bytes> => {
  const body = Buffer.from(html)
  return makeBytes({
    status,
    body,
    contentType: 'text/html; charset=utf-8',
    cacheControl,
    headers: security.pageHeaders(html),
    compressed: await compress(body, effort),
  })
}

const send = (ctx: Context, bytes: Bytes): void => {
  ctx.respond = false
  sendBytes(ctx.req, ctx.res, bytes)
}

const redirect = (ctx: Context, location: string): void => {
  ctx.status = 301
  ctx.set({ Location: location, 'Cache-Control': 'public, max-age=3600' })
  ctx.body = ''
}

/** The back office: no browser and no cache between keeps even its door. */
const isOffice = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')

/** Somebody opens the address in a browser; whatever a page itself asks for does not name HTML. */
const wantsPage = (ctx: Context): boolean => /\btext\/html\b/i.test(ctx.get('Accept'))

/** Answers every address that is no server path with its file or its rendered page. */
export const servePages = (deps: Deps): Middleware<State> => {
  const { app, kept, files, security, log } = deps

  const make = async ({ template, styles, render }: BuiltApp, url: URL): Promise<Made> => {
    const { read, hasFailed } = watched(deps.read)
    const { status, html } = await render(url, { template, read })
    const page = { status, html: withOwnStyles(styles, html) }
    const isLasting = status === 200 && !hasFailed()
    const cacheControl = isOffice(url.pathname) ? 'no-store' : 'no-cache'
    const effort = isLasting ? 'well' : 'fast'
    return { bytes: await pageBytes(security, page, effort, cacheControl), isLasting }
  }

  /** When rendering fails the browser does it: the bare document is the app all the same. */
  const pageOf = async (built: BuiltApp, url: URL, requestId: string): Promise<Bytes> => {
    try {
      return await kept.get(url.pathname, () => make(built, url))
    } catch (error) {
      log.error({ id: requestId, err: error }, 'rendering failed')
      return pageBytes(security, { status: 200, html: built.template }, 'fast')
    }
  }

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
    } else if (url.pathname !== ctx.path) return redirect(ctx, `${url.pathname}${url.search}`)
    if (!app) throw new AppError('unavailable', 'The app is not built yet: run `npm run build`.')
    // No page reads its query: one with `utm_…` or `fbclid` is the same page.
    url.search = ''
    send(ctx, await pageOf(app, url, ctx.state.requestId))
  }
}
