import { extname } from 'node:path'
import type { Middleware } from 'koa'
import { isAppIcon } from '#contract/site/appLook.ts'
import { mediaPrefix, pictureHash } from '#contract/pictureAddresses.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'
import { matches } from './bytes.ts'
import type { State } from './requestLog.ts'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
}

/**
 * Pictures that editors uploaded and the app's own icons, each under the hash of its content: the content of a name never
 * changes, so it is requested once. Other sites, such as feed readers, may show them too.
 */
export const serveMedia =
  (pictures: Pick<Storage, 'find' | 'open'>): Middleware<State> =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(mediaPrefix)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    }
    const missing = () => new AppError('not_found', { code: 'content.noPicture' })
    // Only names of this exact form: no folders, no dotfiles, nothing to decode.
    if (pictureHash(ctx.path) === undefined && !isAppIcon(ctx.path)) throw missing()
    const name = ctx.path.slice(mediaPrefix.length)
    const etag = `"${name}"`
    const isUnchanged = matches(ctx.get('If-None-Match'), etag)
    // An unread stream would stay open, so it is opened only for a full response.
    const found =
      ctx.method === 'GET' && !isUnchanged
        ? await pictures.open(name)
        : await pictures.find(name).then((found) => found && { ...found, body: undefined })
    if (!found) throw missing()
    ctx.set({
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    if (isUnchanged) {
      ctx.status = 304
      return
    }
    ctx.status = 200
    ctx.type = types[extname(name)] ?? 'image/webp'
    if (found.body) ctx.body = found.body
    ctx.length = found.bytes
  }
