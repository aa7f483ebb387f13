import type { IncomingMessage } from 'node:http'
import { AppError } from '#server/errors.ts'

/** What devotees send: forms. */
export const publicBodyKb = 100
/** What staff send: at three bytes a letter of Devanagari the longest post is 270 KB, a stotra of 600 lines 930. */
export const staffBodyKb = 1024
const depthLimit = 32

/** A body of this size that takes longer is held back on purpose, or its sender is gone. */
const bodyMs = 60_000

/** Collects the body; what is over the limit is read on and thrown away, so the answer arrives. */
export const readBody = (req: IncomingMessage, limitKb = publicBodyKb): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const limit = limitKb * 1024
    const chunks: Buffer[] = []
    let length = 0
    const timer = setTimeout(() => {
      req.off('data', collect).resume()
      reject(new AppError('request_timeout'))
    }, bodyMs)
    const tooLarge = () => {
      req.off('data', collect).resume()
      reject(new AppError('body_too_large', `The request body may be ${limitKb} KB at most.`))
    }
    const collect = (chunk: Buffer) => {
      length += chunk.length
      if (length > limit) tooLarge()
      else chunks.push(chunk)
    }
    req.on('end', () => resolve(Buffer.concat(chunks)))
    req.on('error', () =>
      reject(new AppError('malformed_body', 'The connection ended before the body did.')),
    )
    req.on('close', () => clearTimeout(timer))
    if (Number(req.headers['content-length']) > limit) tooLarge()
    else req.on('data', collect)
  })

const assertJson = ({ headers }: IncomingMessage): void => {
  const type = headers['content-type'] ?? ''
  const isJson = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type)
  const encoding = headers['content-encoding'] ?? 'identity'
  if (!isJson || encoding !== 'identity') throw new AppError('unsupported_media_type')
}

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new AppError('malformed_body')
  }
}

/** Nothing we are sent has a reason to be deeper; PostgreSQL has no place for a NUL or for half a character. */
const assertHarmless = (value: unknown, depth = 0): void => {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new AppError('invalid_input', 'Text may not contain the NUL character.')
  }
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw new AppError('invalid_input', 'The text was cut in the middle of a character.')
  }
  if (value === null || typeof value !== 'object') return
  if (depth === depthLimit) throw new AppError('invalid_input', 'The JSON is nested too deeply.')
  for (const part of Object.values(value)) assertHarmless(part, depth + 1)
}

const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** What a file was sent with: the query, over it the path's parameters. */
export const readParameters = (
  query: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, string>>,
): unknown => {
  const sent = { ...query, ...params }
  assertHarmless(sent)
  return sent
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * All that a call was sent, in one object: the query, over it the body, over both the path's own
 * parameters. A body that is no object is handed on as it is, for the schema to refuse.
 */
export const readInput = async (
  req: IncomingMessage,
  query: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, string>>,
  limitKb = publicBodyKb,
): Promise<unknown> => {
  let body: unknown = {}
  if (hasBody(req)) {
    assertJson(req)
    body = parseJson(await readBody(req, limitKb))
  }
  const sent = isRecord(body) ? { ...query, ...body, ...params } : body
  assertHarmless(sent)
  return sent
}
