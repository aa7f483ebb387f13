import type { Context } from 'koa'
import type { Download } from './implement.ts'

/**
 * Sends a file while it is generated. An error on the way ends the connection, because half a file
 * is useless.
 */
export const sendDownload = (ctx: Context, { fileName, contentType, body }: Download): void => {
  ctx.set('Content-Type', contentType)
  ctx.set('Content-Disposition', `attachment; filename="${fileName}"`)
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.body = body
}
