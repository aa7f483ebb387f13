import type { Knex } from 'knex'
import type { Middleware } from 'koa'
import { AppError } from '#server/errors.ts'
import { readBody } from './input.ts'
import type { State } from './requestLog.ts'

/** An address that programs of others post to, who sign the very bytes they send. */
export type BodyHook = {
  readonly path: string
  /** Where the signature stands. */
  readonly header: string
  /** Answered only once it is kept: whoever hears no answer sends it again. */
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
