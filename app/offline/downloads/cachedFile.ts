import type { FetchedFile } from './fetchWhole.ts'

/** A whole file as a cache stores it. */
export const responseOf = ({ bytes, contentType }: FetchedFile): Response =>
  new Response(bytes, {
    headers: {
      'content-type': contentType,
      'content-length': String(bytes.size),
      'accept-ranges': 'bytes',
    },
  })

/**
 * A full phone refuses the cache's bytes or the database's row; Dexie wraps the browser's error.
 */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'QuotaExceededError' || ('inner' in error && isFull(error.inner))
}
