import { Readable } from 'node:stream'
import { type BucketSettings, openBucket } from '#server/adapters/storage/bucket.ts'
import { BackupError } from '#server/backup/errors.ts'
import { isBackupName } from './names.ts'
import type { Place } from './port.ts'

const prefix = 'backups/'

/** Keeps backups in the bucket; it shows a file only once all of it has arrived. */
export const bucketPlace = (settings: BucketSettings): Place => {
  const bucket = openBucket(settings)
  const open = async (name: string): Promise<Readable | undefined> =>
    (await bucket.get(prefix + name))?.body
  return {
    label: `s3:${settings.bucket}/backups`,
    clear: async () => undefined,
    room: async () => undefined,
    write: (name, bytes) => bucket.put(prefix + name, Readable.from(bytes)),
    reread: async (name) => {
      const body = await open(name)
      if (!body) throw new BackupError('The bucket does not have what was stored in it')
      return body
    },
    accept: async () => undefined,
    open,
    list: async () =>
      (await bucket.list(prefix))
        .map(({ key, bytes }) => ({ name: key.slice(prefix.length), bytes }))
        .filter(({ name }) => isBackupName(name))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    remove: async (name) => bucket.remove(prefix + name),
  }
}
