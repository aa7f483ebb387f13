import { openAsBlob } from 'node:fs'
import type { Bucket } from './bucket.ts'
import { assertPlainName } from './names.ts'
import type { Storage } from './port.ts'
import { createWorkshops } from './workshops.ts'

type Places = {
  readonly bucket: Bucket
  /** What the keys of its files begin with, such as `uploads/audio/`. */
  readonly prefix: string
  /** A folder of this machine. */
  readonly workshops: string
}

/** Stores files in a bucket, which several machines share. */
export const createS3Storage = ({ bucket, prefix, workshops }: Places): Storage => {
  const keyOf = (name: string): string => {
    assertPlainName(name)
    return prefix + name
  }
  return {
    ...createWorkshops(workshops),
    keep: async (path, name) => {
      const key = keyOf(name)
      await bucket.put(key, await openAsBlob(path))
    },
    find: async (name) => bucket.find(keyOf(name)),
    open: async (name, part) => bucket.get(keyOf(name), part),
    remove: async (name) => bucket.remove(keyOf(name)),
    list: async () => {
      const found = await bucket.list(prefix)
      return found.map(({ key, changedAt }) => ({ name: key.slice(prefix.length), changedAt }))
    },
  }
}
