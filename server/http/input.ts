import type { IncomingMessage } from 'node:http'
import { AppError } from '#server/errors.ts'

/** Forms from devotees. */
export const publicBodyKb = 100
/**
 * Texts from staff: at three bytes a letter of Devanagari the longest post is 270 KB, a stotra of
 * 600 lines 930.
 */
export const staffBodyKb = 1024
const depthLimit = 32

/** Timeout for reading a body of this size. */
const bodyMs = 60_000

/**
 * Collects the body; anything over the limit is still read and discarded, so that the answer
 * arrives.
 */
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
      reject(new AppError('body_too_large', `The request body can be at most ${limitKb} KB.`))
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

/** Half an emoji, where an app has cut a text: it is no letter, and PostgreSQL cannot store it in JSON. */
const halves = /\p{Surrogate}/gu

/** No valid input is nested deeper. PostgreSQL cannot store a NUL. */
const harmless = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') {
    if (!value.includes('\0')) return value.replaceAll(halves, '')
    throw new AppError('invalid_input', 'Text may not contain the NUL character.')
  }
  if (value === null || typeof value !== 'object') return value
  if (depth === depthLimit) throw new AppError('invalid_input', 'The JSON is nested too deeply.')
  if (Array.isArray(value)) return value.map((part) => harmless(part, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, harmless(part, depth + 1)]),
  )
}

const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** The input of an upload: the query, overridden by path parameters. */
export const readParameters = (
  query: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, string>>,
): unknown => {
  return harmless({ ...query, ...params })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * A call's whole input in one object: the query, overridden by the body, and both by the path's own
 * parameters. A body that is not an object is passed on as it is, for the schema to refuse.
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
  return harmless(isRecord(body) ? { ...query, ...body, ...params } : body)
}
