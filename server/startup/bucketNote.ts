import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openBucket, type BucketSettings } from '#server/adapters/storage/bucket.ts'
import { StorageError } from '#server/adapters/storage/port.ts'
import { keyPrefix, uploadKinds } from '#server/adapters/storage/uploads.ts'

/** A line for the log, if pictures and recordings will be missing. */
export const bucketNote = async (
  settings: BucketSettings,
  folder: string,
): Promise<string | undefined> => {
  const bucket = openBucket(settings)
  try {
    for (const kind of uploadKinds) {
      const here = await readdir(join(folder, kind)).catch(() => [])
      if (here.length === 0 || (await bucket.list(keyPrefix(kind))).length > 0) continue
      return `${join(folder, kind)} has files, and the bucket has none of them: run \`npm run move -- --uploads\``
    }
    await bucket.find('uploads/none.txt')
    return undefined
  } catch (error) {
    if (error instanceof StorageError) return `${error.message}. Pages work; uploads do not`
    throw error
  }
}
