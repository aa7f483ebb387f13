import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context, Middleware } from 'koa'
import { readRange } from '#contract/range.ts'
import type { Part, Storage } from '#server/adapters/storage/port.ts'
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

/** As uploaded recordings are named. */
const uploadedName = /^[a-z0-9]+\.[a-z0-9]+$/

type Recording = {
  readonly size: number
  readonly contentType: string
  /** Strong, and the same on every server, as If-Range needs. */
  readonly tag: () => Promise<string>
  /** Undefined if it was removed in the meantime. */
  readonly open: (part: Part) => Promise<Readable | undefined>
}

type Sources = {
  /** The recordings that come with the app. */
  readonly audioFolder: string
  /** Recordings uploaded by staff. */
  readonly recordings: Pick<Storage, 'find' | 'open'>
}

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return `"${hash.digest('base64url').slice(0, 20)}"`
}

const mostTags = 1000

/** Made from the content; `identity` changes as soon as the file changes. */
const createTags = (): ((path: string, identity: string) => Promise<string>) => {
  const tags = new Map<string, Promise<string>>()
  return (path, identity) => {
    const cached = tags.get(identity)
    if (cached) return cached
    if (tags.size >= mostTags) tags.clear()
    const tag = hashFile(path)
    tags.set(identity, tag)
    tag.catch(() => tags.delete(identity))
    return tag
  }
}

const createFind = ({ audioFolder, recordings }: Sources) => {
  const tagOf = createTags()
  return async (name: string): Promise<Recording | undefined> => {
    const contentType = contentTypes[extname(name)]
    if (!contentType || !plainName.test(name)) return undefined
    const path = join(audioFolder, name)
    // Does not follow links: lstat reports them as not being files.
    const stat = await lstat(path, { bigint: true }).catch(() => undefined)
    if (stat?.isFile()) {
      return {
        size: Number(stat.size),
        contentType,
        tag: () => tagOf(path, `${path} ${stat.ino} ${stat.size} ${stat.mtimeNs}`),
        open: async ({ first, last }) => createReadStream(path, { start: first, end: last }),
      }
    }
    const found = uploadedName.test(name) ? await recordings.find(name) : undefined
    return (
      found && {
        size: found.bytes,
        contentType,
        // Each upload gets a unique name, so the name identifies the content.
        tag: async () => `"${name}"`,
        open: async (part) => (await recordings.open(name, part))?.body,
      }
    )
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

const missing = () => new AppError('not_found', { code: 'content.noRecording' })

const sendRecording = async (ctx: Context, recording: Recording): Promise<void> => {
  const { size, contentType } = recording
  const etag = await recording.tag()
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
  // An unread stream would stay open, so HEAD opens none.
  if (ctx.method === 'GET') {
    const body = size === 0 ? '' : await recording.open({ first, last })
    if (body === undefined) throw missing()
    ctx.body = body
  }
  ctx.status = range ? 206 : 200
  if (range) ctx.set('Content-Range', `bytes ${first}-${last}/${size}`)
  ctx.type = contentType
  ctx.length = last - first + 1
}

const prefix = '/audio/'

/** Recordings with ranges, those of the app first; never compressed. */
export const serveAudio = (sources: Sources): Middleware<State> => {
  const find = createFind(sources)
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    }
    const recording = await find(decode(ctx.path.slice(prefix.length)))
    if (!recording) throw missing()
    await sendRecording(ctx, recording)
  }
}
