import type { Context } from 'koa'
import type { Download } from './implement.ts'

/** A non-ASCII name goes into `filename*` (RFC 6266), which every browser supports. */
const dispositionOf = (fileName: string): string => {
  const plain = fileName.replaceAll(/[^ -~]|["\\%]/g, '_')
  const whole = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${whole}`}`
}

/** An email's own styles, as mail programs apply them; no scripts, forms, pictures or links. */
const framedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/**
 * Sends a file while it is generated. An error on the way ends the connection, because half a file
 * is useless.
 */
export const sendDownload = (ctx: Context, download: Download): void => {
  const { fileName, contentType, body, isFramed } = download
  ctx.set('Content-Type', contentType)
  if (isFramed) ctx.set('Content-Security-Policy', framedPolicy)
  else ctx.set('Content-Disposition', dispositionOf(fileName))
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.body = body
}
