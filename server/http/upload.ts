import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform, type Readable } from 'node:stream'
import { AppError } from '#server/errors.ts'

/** With nothing for this long, the sender is gone or holds the connection on purpose. */
const silenceMs = 30_000

/** Compressed data could unpack to anything: recordings are compressed already. */
const assertPlain = ({ headers }: IncomingMessage): void => {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return
  throw new AppError('unsupported_media_type', 'The file must be sent as it is, without encoding.')
}

/**
 * The body as it streams in, refused as soon as it is known to be too large. After that it is still
 * received and discarded for a while, so that the answer arrives.
 */
export const receiveUpload = (
  req: IncomingMessage,
  { maxBytes }: { readonly maxBytes: number },
): Readable => {
  assertPlain(req)
  const megabytes = Math.floor(maxBytes / 1024 / 1024)
  const tooLarge = () =>
    new AppError('body_too_large', { code: 'service.fileTooLarge', params: { megabytes } })
  if (Number(req.headers['content-length']) > maxBytes) throw tooLarge()
  let length = 0
  const fail = (error: AppError): void => {
    req.unpipe(body).resume()
    body.destroy(error)
  }
  const body = new Transform({
    transform: (chunk: Buffer, _, done) => {
      timer.refresh()
      length += chunk.length
      if (length <= maxBytes) return done(null, chunk)
      fail(tooLarge())
    },
  })
  const timer = setTimeout(() => fail(new AppError('request_timeout')), silenceMs)
  body.once('close', () => clearTimeout(timer))
  const cut = () =>
    fail(new AppError('malformed_body', 'The connection ended before the file did.'))
  req.once('error', cut)
  req.once('close', () => req.complete || cut())
  // The error goes to the code that reads the file; if nothing reads it, it does not matter.
  body.on('error', () => undefined)
  return req.pipe(body)
}

/** Aborts slow work on a file once the connection is closed. */
export const whenGone = (res: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return gone.signal
}
