import type { Middleware } from 'koa'
import { appIconUrl, type AppIconFile, type AppLook } from '#contract/site/appLook.ts'
import { bodyOf, compress, makeBytes, sendBytes, type Bytes } from './bytes.ts'
import type { MadeBytes, ResponseCache } from './responseCache.ts'
import type { State } from './requestLog.ts'
import { inlineHashes, type Security } from './security.ts'

export type ReadLook = () => Promise<AppLook | undefined>

/** The app's document, from which the worker starts it offline. */
const shellPath = '/shell.html'

/** Our icons that others ask for without reading the page or the manifest. */
const ownIcons: Readonly<Record<string, AppIconFile>> = {
  '/favicon.ico': 'favicon.ico',
  '/icons/icon-512.png': '512.png',
}

/** Whether a file of the build is replaced by the temple's own colours or icon. */
export const hasOwnLook = (path: string): boolean => path === shellPath || path in ownIcons

/** A document with the temple's own icons and the colour of its frame. */
export const withLook = (document: string, look: AppLook | undefined): string => {
  if (!look) return document
  const { icon, colours } = look
  const framed = colours
    ? // Without its id, by which app/boot.js finds the colour to change with the theme.
      document.replace(
        /<meta id="frame" [^>]*>/,
        `<meta name="theme-color" content="${colours.frame}" />`,
      )
    : document
  if (!icon) return framed
  return framed
    .replace(
      /<link rel="icon" [^>]*>/,
      `<link rel="icon" href="${appIconUrl(icon, '32.png')}" type="image/png" />`,
    )
    .replace(
      /<link rel="apple-touch-icon" [^>]*>/,
      `<link rel="apple-touch-icon" href="${appIconUrl(icon, '180.png')}" />`,
    )
}

type Deps = {
  readonly readLook: ReadLook
  readonly files: ReadonlyMap<string, Bytes>
  readonly responseCache: ResponseCache
  readonly security: Security
}

/** Answers the addresses of `hasOwnLook`. */
export const serveOwnLook = ({
  readLook,
  files,
  responseCache,
  security,
}: Deps): Middleware<State> => {
  const leadTo = (location: string): Bytes =>
    makeBytes({
      status: 302,
      body: Buffer.alloc(0),
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      headers: [['Location', location], ...security.headers],
    })

  const shellOf = async (file: Bytes, look: AppLook): Promise<Bytes> => {
    const html = withLook(String(await bodyOf(file)), look)
    const body = Buffer.from(html)
    return makeBytes({
      body,
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      headers: security.pageHeaders(inlineHashes(html)),
      compressed: await compress(body),
    })
  }

  const make = async (path: string, file: Bytes): Promise<MadeBytes> => {
    const look = await readLook()
    const icon = ownIcons[path]
    if (look && path === shellPath) return { bytes: await shellOf(file, look), isLasting: true }
    if (look?.icon && icon) return { bytes: leadTo(appIconUrl(look.icon, icon)), isLasting: true }
    return { bytes: file, isLasting: true }
  }

  return async (ctx, next) => {
    const file = hasOwnLook(ctx.path) && files.get(ctx.path)
    if (!file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const bytes = await responseCache.get(ctx.path, () => make(ctx.path, file))
    ctx.respond = false
    sendBytes(ctx.req, ctx.res, bytes)
  }
}
