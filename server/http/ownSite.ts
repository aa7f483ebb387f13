import type { Context } from 'koa'
import { AppError } from '#server/errors.ts'

const readOnly = ['GET', 'HEAD', 'OPTIONS']

/** The host too: the temple's own network may know the server by another name. */
const isOwn = (address: string, ctx: Context, publicUrl: string): boolean => {
  const url = URL.parse(address)
  return url !== null && (url.origin === publicUrl || url.host === ctx.req.headers.host)
}

/**
 * Refuses requests that another site makes through a visitor's browser. Browsers say in
 * `Sec-Fetch-Site` where a request comes from, older ones and plain http in `Origin` or `Referer`.
 * A program that says nothing is served, as long as it has no session.
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
