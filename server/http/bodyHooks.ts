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
  /** Answered only once it is stored: a sender without an answer sends it again. */
  readonly post: (db: Knex, body: Buffer, signature: string) => Promise<void>
}

export const serveBodyHooks =
  (hooks: readonly BodyHook[], db: Knex): Middleware<State> =>
  async (ctx, next) => {
    const hook = hooks.find(({ path }) => path === ctx.path)
    if (!hook) return next()
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST')
      throw new AppError('method_not_allowed')
    }
    await hook.post(db, await readBody(ctx.req), ctx.get(hook.header))
    ctx.body = 'Taken.'
  }
