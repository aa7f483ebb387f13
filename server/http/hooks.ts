import type { Knex } from 'knex'
import type { Middleware } from 'koa'
import { AppError } from '#server/errors.ts'
import type { State } from './requestLog.ts'

/** An address to which other people's programs post, with no login except the token in it. */
export type Hook = {
  /** Its only capture group is the token. */
  readonly path: RegExp
  /** May be called any number of times for the same token; anything else in the body is ignored. */
  readonly post: (db: Knex, token: string) => Promise<string>
  /** Where a person is sent who opens the address: opening must never do what posting does. */
  readonly page: (token: string) => string
}

export const serveHooks =
  (hooks: readonly Hook[], db: Knex): Middleware<State> =>
  async (ctx, next) => {
    const hook = hooks.find(({ path }) => path.test(ctx.path))
    if (!hook) return next()
    const token = hook.path.exec(ctx.path)?.[1] ?? ''
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method === 'POST') {
      ctx.body = await hook.post(db, token)
    } else if (ctx.method === 'GET' || ctx.method === 'HEAD') {
      ctx.status = 303
      ctx.set('Location', hook.page(token))
    } else {
      ctx.set('Allow', 'GET, HEAD, POST')
      throw new AppError('method_not_allowed')
    }
  }
