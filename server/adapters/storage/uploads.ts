import { join } from 'node:path'
import { type BucketSettings, openBucket } from './bucket.ts'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './port.ts'
import { createS3Storage } from './s3.ts'

/** Recordings, pictures, and the files of digital items. */
export const uploadKinds = ['audio', 'media', 'files'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** The uploads of one temple, each kind separate. */
export type Uploads = Readonly<Record<UploadKind, Storage>>

/** What the keys of a kind begin with, in a bucket that holds backups too. */
export const keyPrefix = (kind: UploadKind): string => `uploads/${kind}/`

/** Opens the bucket if one is configured, otherwise the folder. */
export const openUploads = (folder: string, settings?: BucketSettings): Uploads => {
  const workshops = join(folder, 'incoming')
  const bucket = settings && openBucket(settings)
  const open = (kind: UploadKind): Storage =>
    bucket
      ? createS3Storage({ bucket, prefix: keyPrefix(kind), workshops })
      : createDiskStorage({ files: join(folder, kind), workshops })
  return { audio: open('audio'), media: open('media'), files: open('files') }
}
