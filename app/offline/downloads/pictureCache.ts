import { pictureHash } from '#contract/pictureAddresses.ts'

/** The cache of saved articles' pictures, written by pages and read by the worker; no version of the app empties it. */
export const pictureCacheName = 'modak-pictures'

/** A picture is stored once and serves every requested width and format. */
export const pictureKey = (path: string): string => {
  const hash = pictureHash(path)
  return hash ? `/media/${hash}` : path
}
