import type { Context } from 'koa'

/** What is not an endpoint, by the beginning of its path. */
const kinds = ['audio', 'media', 'og', 'hooks', 'assets', 'images', 'api']

/** The pattern that answered, as `/api/mantras/:id`. The router notes it in the context. */
export const routeOf = (ctx: Pick<Context, 'path'> & { _matchedRoute?: unknown }): string => {
  if (typeof ctx._matchedRoute === 'string') return ctx._matchedRoute
  const kind = kinds.find((name) => ctx.path.startsWith(`/${name}/`))
  return kind ? `/${kind}/*` : 'page'
}
