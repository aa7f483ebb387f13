import type { Knex } from 'knex'
import type { Middleware } from 'koa'
import { AppError } from '#server/errors.ts'
import { readBody } from './input.ts'
import type { State } from './requestLog.ts'

/** An address to which other people's programs post, signing the exact bytes they send. */
export type BodyHook = {
  readonly path: string
  /** The header with the signature. */
  readonly header: string
  /** How much is read at most, in KB, where it may be more than usual. */
  readonly limitKb?: number
  /** Answers the provider's verification request; undefined for any other. */
  readonly verify?: (query: URLSearchParams) => string | undefined
  /** Answered only once it is stored: a sender without an answer sends it again. */
  readonly post: (db: Knex, body: Buffer, signature: string) => Promise<void>
}

export const serveBodyHooks =
  (hooks: readonly BodyHook[], db: Knex): Middleware<State> =>
  async (ctx, next) => {
    const hook = hooks.find(({ path }) => path === ctx.path)
    if (!hook) return next()
    ctx.set('Cache-Control', 'no-store')
    if (hook.verify && ctx.method === 'GET') {
      const answer = hook.verify(new URLSearchParams(ctx.querystring))
      if (answer === undefined) throw new AppError('not_allowed', 'This is not who we expect.')
      ctx.type = 'text/plain'
      ctx.body = answer
      return
    }
    if (ctx.method !== 'POST') {
      ctx.set('Allow', hook.verify ? 'GET, POST' : 'POST')
      throw new AppError('method_not_allowed')
    }
    const signature = ctx.get(hook.header)
    // A large body is read only if it carries a signature.
    const limitKb = signature === '' ? undefined : hook.limitKb
    await hook.post(db, await readBody(ctx.req, limitKb), signature)
    ctx.body = 'Taken.'
  }
