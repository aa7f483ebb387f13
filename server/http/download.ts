import type { Context } from 'koa'
import type { Download } from './implement.ts'

/** Sends a file as it is made. What goes wrong on the way ends the connection: half a file is no file. */
export const sendDownload = (ctx: Context, { fileName, contentType, body }: Download): void => {
  ctx.set('Content-Type', contentType)
  ctx.set('Content-Disposition', `attachment; filename="${fileName}"`)
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.body = body
}
