import type { BackupTarget } from '#server/backup/settings.ts'
import { bucketPlace } from './bucket.ts'
import { folderPlace } from './folder.ts'
import type { Place } from './port.ts'

export const openPlace = (target: BackupTarget): Place =>
  'bucket' in target ? bucketPlace(target.bucket) : folderPlace(target.folder)
