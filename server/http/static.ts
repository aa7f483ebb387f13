import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { makeBytes, type Bytes } from './bytes.ts'
import { inlineHashes, type Security } from './security.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/**
 * Hashed names never change; the files that name them must be checked each time. Staff’s code is
 * stored nowhere.
 */
const cacheControlOf = (path: string): string => {
  if (path.startsWith('/assets/admin-')) return 'no-store'
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/(\.html|\/sw(-[a-z]{2})?\.js)$/.test(path)) return 'no-cache'
  return 'public, max-age=86400'
}

const isServed = (path: string): boolean =>
  !path.startsWith('/audio/') && !/\/\./.test(path) && extname(path) in contentTypes

/**
 * The bare document is not a page: the worker requests it here, and a person’s `/index.html` is
 * `/`.
 */
const addressOf = (path: string): string =>
  path.replace(/^((?:\/[a-z]{2})?)\/index\.html$/, '$1/shell.html')

/** Every file of a built client by its address, with the `.br` and `.gz` that the build added. */
const loadFiles = async (
  folder: string,
  security: Security,
): Promise<ReadonlyMap<string, Bytes>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, string>()
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, file).split(sep).join('/')}`, file)
  }
  const load = async (path: string, file: string): Promise<readonly [string, Bytes]> => {
    const [body, br, gz] = await Promise.all([
      readFile(file),
      files.has(`${path}.br`) ? readFile(`${file}.br`) : undefined,
      files.has(`${path}.gz`) ? readFile(`${file}.gz`) : undefined,
    ])
    const bytes = makeBytes({
      body,
      contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(path),
      headers: path.endsWith('.html')
        ? security.pageHeaders(inlineHashes(body.toString()))
        : security.headers,
      compressed: { ...(br && { br }), ...(gz && { gzip: gz }) },
    })
    return [addressOf(path), bytes]
  }
  const served = [...files].filter(([path]) => isServed(path))
  return new Map(await Promise.all(served.map(([path, file]) => load(path, file))))
}

/**
 * What a build left in `dist`: the client's files, and before them the assets it replaced
 * (scripts/build/previousAssets.ts), which an open page may still request.
 */
export const loadBuild = async (
  dist: string,
  security: Security,
): Promise<ReadonlyMap<string, Bytes>> => {
  const [previous, current] = await Promise.all(
    ['previous', 'client'].map((folder) => loadFiles(join(dist, folder), security)),
  )
  return new Map([...(previous ?? []), ...(current ?? [])])
}
