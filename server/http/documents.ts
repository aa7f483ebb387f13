import type { Middleware } from 'koa'
import type { Knex } from 'knex'
import { AppError } from '#server/errors.ts'
import { compress, makeBytes, sendBytes, type Header } from './bytes.ts'
import type { KeptBytes } from './keptBytes.ts'
import type { State } from './requestLog.ts'

/** `disposition` is the header of that name: shown or saved, and under which name. */
export type Document = { readonly body: string; readonly disposition: string }

/** Addresses that answer with a made file, such as a calendar; the first capture is its name. */
export type DocumentRoute = {
  readonly path: RegExp
  readonly contentType: string
  readonly cacheControl: string
  readonly make: (db: Knex, name: string, query: { city?: string }) => Promise<Document>
}

type Deps = {
  readonly db: Knex
  readonly documents: readonly DocumentRoute[]
  readonly kept: KeptBytes
  readonly headers: readonly Header[]
}

/** Answers the documents, kept as bytes like everything else that is public. */
export const serveDocuments =
  ({ db, documents, kept, headers }: Deps): Middleware<State> =>
  async (ctx, next) => {
    const path = ctx.path.toLowerCase()
    const route = documents.find((route) => route.path.test(path))
    const name = route?.path.exec(path)?.[1]
    if (!route || name === undefined) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    }
    const { contentType, cacheControl, make } = route
    // Only the city is asked for: stray parameters are the same document.
    const city = ctx.URL.searchParams.get('city')
    const query = city === null ? {} : { city }
    const bytes = await kept.get(`${path}?${JSON.stringify(query)}`, async () => {
      const { body: text, disposition } = await make(db, name, query)
      const body = Buffer.from(text)
      const bytes = makeBytes({
        body,
        contentType,
        cacheControl,
        headers: [...headers, ['Content-Disposition', disposition]],
        compressed: await compress(body),
      })
      return { bytes, isLasting: true }
    })
    ctx.respond = false
    sendBytes(ctx.req, ctx.res, bytes)
  }
