import type { Context } from 'koa'
import { AppError } from '#server/errors.ts'
import type { Route } from './implement.ts'

type Endpoint = Pick<Route['endpoint'], 'method' | 'isVersioned'>

/** The version the change is based on. `*` is refused, because it would overwrite anything. */
export const readIfMatch = (ctx: Context, { method, isVersioned }: Endpoint) => {
  if (!isVersioned || method === 'GET') return undefined
  const header = ctx.get('If-Match').trim()
  if (header === '' || header === '*') throw new AppError('version_required')
  return Number(/^"(\d{1,9})"$/.exec(header)?.[1])
}

/** Sends the version of the answer as its tag. */
export const sendVersion = (ctx: Context, { isVersioned }: Endpoint, value: unknown): void => {
  if (!isVersioned) return
  const { version } = value as { version: number }
  ctx.set('ETag', `"${version}"`)
}
