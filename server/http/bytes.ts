import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { acceptedEncodings, type Encoding } from './encoding.ts'

export type Header = readonly [name: string, value: string]

/** The headers of one answer, as the flat list of names and values that Node writes directly. */
type Head = readonly string[]

type Variant = {
  readonly etag: string
  readonly body: Buffer
  /**
   * The identity variant is stored gzipped and unpacked on sending, because it is rarely requested.
   */
  readonly isPacked: boolean
  readonly head: Head
  readonly notModifiedHead: Head
}

/** An answer ready to send, in every encoding that made it smaller. */
export type Bytes = {
  readonly status: number
  /** Where a redirect leads, as in its header. */
  readonly location?: string
  /** Memory in bytes, all encodings together. */
  readonly size: number
  readonly variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>
}

type Compressed = Readonly<Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>>

/** Below this size an encoding saves less than a packet. */
const worthCompressing = 860

/** Cached bytes are worth the time; bytes for one visitor are not. */
const efforts = { well: { brotli: 11, gzip: 9 }, fast: { brotli: 4, gzip: 4 } }

/**
 * A window of 256 KB covers a whole page; the default of 4 MB would use memory that malloc does not
 * return.
 */
const brotliWindow = 18

/** zlib answers with a part of its working buffer of 64 KB, which would be kept with it. */
const ownMemory = ({ buffer, byteOffset, length }: Buffer): Buffer =>
  Buffer.from(buffer.slice(byteOffset, byteOffset + length))

/** Compresses off the main thread. */
export const compress = async (
  body: Buffer,
  effort: keyof typeof efforts = 'well',
): Promise<Compressed> => {
  if (body.length < worthCompressing) return {}
  const quality = efforts[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: quality.gzip }),
  ])
  return { br: ownMemory(br), gzip: ownMemory(gz) }
}

type Parts = {
  readonly status?: number
  readonly body: Buffer
  readonly contentType: string
  readonly cacheControl: string
  readonly headers: readonly Header[]
  readonly compressed?: Compressed
}

/** Assembles an answer: headers, and a strong ETag that differs by encoding. */
export const makeBytes = ({
  status = 200,
  body,
  contentType,
  cacheControl,
  headers,
  compressed = {},
}: Parts): Bytes => {
  const hash = createHash('sha256')
    .update(contentType)
    .update(body)
    .digest('base64url')
    .slice(0, 20)
  const isCompressed = Object.keys(compressed).length > 0
  const packed =
    compressed.gzip && compressed.gzip.length < body.length ? compressed.gzip : undefined
  const variant = (bytes: Buffer, encoding: Encoding): Variant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const caching: Header[] = [
      ['Cache-Control', cacheControl],
      ['ETag', etag],
    ]
    if (isCompressed) caching.push(['Vary', 'Accept-Encoding'])
    const content: Header[] = [
      ['Content-Type', contentType],
      ['Content-Length', String(bytes.length)],
    ]
    if (encoding !== 'identity') content.push(['Content-Encoding', encoding])
    return {
      etag,
      ...(encoding === 'identity' && packed
        ? { body: packed, isPacked: true }
        : { body: bytes, isPacked: false }),
      head: [...content, ...caching, ...headers].flat(),
      notModifiedHead: caching.flat(),
    }
  }
  const variants: Bytes['variants'] & Partial<Record<Encoding, Variant>> = {
    identity: variant(body, 'identity'),
    ...(compressed.br && compressed.br.length < body.length
      ? { br: variant(compressed.br, 'br') }
      : {}),
    ...(packed && { gzip: variant(packed, 'gzip') }),
  }
  const bodies = new Set(Object.values(variants).map((variant) => variant.body))
  const size = [...bodies].reduce((sum, { length }) => sum + length, 0)
  return { status, size, variants }
}

const select = ({ variants }: Bytes, header: string | undefined): Variant => {
  for (const encoding of acceptedEncodings(header)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  return variants.identity
}

/** If-None-Match compares weakly: a proxy that changed the bytes writes W/ before our tag. */
export const matches = (header: string, etag: string): boolean =>
  header === etag ||
  header === '*' ||
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Answers GET and HEAD from cached bytes: nothing is awaited, parsed twice or written twice. */
export const sendBytes = (req: IncomingMessage, res: ServerResponse, bytes: Bytes): void => {
  const { headers } = req
  // Only these bytes' own headers: with a different CSP on a 304, a browser would block the page.
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  const variant = select(bytes, headers['accept-encoding'])
  const condition = headers['if-none-match']
  if (condition !== undefined && bytes.status === 200 && matches(condition, variant.etag)) {
    res.writeHead(304, variant.notModifiedHead as string[])
    res.end()
    return
  }
  res.writeHead(bytes.status, variant.head as string[])
  if (req.method === 'HEAD') res.end()
  else if (!variant.isPacked) res.end(variant.body)
  else gunzip(variant.body, (error, body) => (error ? res.destroy(error) : res.end(body)))
}

/** An answer's unpacked body. */
export const bodyOf = ({ variants: { identity } }: Bytes): Promise<Buffer> | Buffer =>
  identity.isPacked ? promisify(gunzip)(identity.body) : identity.body
