import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Context, Middleware } from 'koa'
import { readRange } from '#contract/range.ts'
import { AppError } from '#server/errors.ts'
import { matches } from './bytes.ts'
import type { State } from './requestLog.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
}

/** One plain name: no folder, no dotfile, nothing to decode twice. */
const plainName = /^[a-z0-9][a-z0-9._-]*$/i

type Recording = {
  readonly path: string
  readonly size: number
  readonly contentType: string
  /** Changes as soon as the file changes. */
  readonly identity: string
}

/** Does not follow links: lstat reports them as not being files. */
const find = async (folders: readonly string[], name: string): Promise<Recording | undefined> => {
  const contentType = contentTypes[extname(name)]
  if (!contentType || !plainName.test(name)) return undefined
  for (const folder of folders) {
    const path = join(folder, name)
    const stat = await lstat(path, { bigint: true }).catch(() => undefined)
    if (stat?.isFile()) {
      const identity = `${path} ${stat.ino} ${stat.size} ${stat.mtimeNs}`
      return { path, size: Number(stat.size), contentType, identity }
    }
  }
  return undefined
}

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return `"${hash.digest('base64url').slice(0, 20)}"`
}

const mostTags = 1000

/** Strong tags made from the content: the same on every server, as If-Range needs. */
const createTags = (): ((recording: Recording) => Promise<string>) => {
  const tags = new Map<string, Promise<string>>()
  return ({ identity, path }) => {
    const known = tags.get(identity)
    if (known) return known
    if (tags.size >= mostTags) tags.clear()
    const tag = hashFile(path)
    tags.set(identity, tag)
    tag.catch(() => tags.delete(identity))
    return tag
  }
}

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new AppError('invalid_input', 'The address contains a malformed % sequence.')
  }
}

/**
 * The requested range, only for GET, unless it was meant for an earlier recording with that name.
 */
const rangeOf = ({ method, headers }: Context['req'], size: number, etag: string) => {
  if (method !== 'GET') return undefined
  const condition = headers['if-range']
  return condition === undefined || condition === etag ? readRange(headers.range, size) : undefined
}

const sendRecording = (ctx: Context, { path, size, contentType }: Recording, etag: string) => {
  ctx.set({ ETag: etag, 'Cache-Control': 'public, max-age=86400', 'Accept-Ranges': 'bytes' })
  if (matches(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304
    return
  }
  const range = rangeOf(ctx.req, size, etag)
  if (range === 'missing') {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${size}`)
    ctx.length = 0
    ctx.body = ''
    return
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  ctx.status = range ? 206 : 200
  if (range) ctx.set('Content-Range', `bytes ${first}-${last}/${size}`)
  ctx.type = contentType
  // A stream nobody reads would stay open, so HEAD gets none.
  if (ctx.method === 'GET')
    ctx.body = size === 0 ? '' : createReadStream(path, { start: first, end: last })
  ctx.length = last - first + 1
}

const prefix = '/audio/'

/** Recordings with ranges, from the first folder that has the name; never compressed. */
export const serveAudio = (folders: readonly string[]): Middleware<State> => {
  const tagOf = createTags()
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    }
    const recording = await find(folders, decode(ctx.path.slice(prefix.length)))
    if (!recording) throw new AppError('not_found', 'There is no such recording.')
    sendRecording(ctx, recording, await tagOf(recording))
  }
}
