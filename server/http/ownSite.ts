import type { Context } from 'koa'
import { AppError } from '#server/errors.ts'

const readOnly = ['GET', 'HEAD', 'OPTIONS']

/** The host too: the temple's own network may know the server by another name. */
const isOwn = (address: string, ctx: Context, publicUrl: string): boolean => {
  const url = URL.parse(address)
  return url !== null && (url.origin === publicUrl || url.host === ctx.req.headers.host)
}

/**
 * CSRF protection: refuses requests made by other sites through a visitor's browser, by
 * `Sec-Fetch-Site`, or by `Origin` or `Referer` in older browsers and on plain http. Clients
 * without any of these headers are served unless they have a session.
 */
export const assertOwnSite = (ctx: Context, publicUrl: string, hasSession: boolean): void => {
  if (readOnly.includes(ctx.method)) return
  const site = ctx.get('Sec-Fetch-Site')
  const from = ctx.get('Origin') || ctx.get('Referer')
  const isAllowed = site
    ? site === 'same-origin' || site === 'none'
    : from
      ? isOwn(from, ctx, publicUrl)
      : !hasSession
  if (!isAllowed) throw new AppError('cross_site')
}
