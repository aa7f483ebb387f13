import { openAsBlob } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bucket } from '#server/adapters/storage/bucket.ts'
import { isPlainName } from '#server/adapters/storage/names.ts'
import { keyPrefix, uploadKinds, type UploadKind } from '#server/adapters/storage/uploads.ts'
import { codeOf } from '#server/errors.ts'

type Copied = { readonly copied: number; readonly known: number; readonly bytes: number }

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter(isPlainName)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

const copyKind = async (bucket: Bucket, folder: string, kind: UploadKind): Promise<Copied> => {
  const there = new Map(
    (await bucket.list(keyPrefix(kind))).map(({ key, bytes }) => [key, bytes] as const),
  )
  let [copied, known, bytes] = [0, 0, 0]
  for (const name of await namesIn(join(folder, kind))) {
    const path = join(folder, kind, name)
    const { size } = await stat(path)
    const key = keyPrefix(kind) + name
    if (there.get(key) === size) known += 1
    else {
      await bucket.put(key, await openAsBlob(path))
      copied += 1
      bytes += size
    }
  }
  return { copied, known, bytes }
}

/**
 * Copies the uploads of a folder into a bucket; what is there already is left alone, so it can be
 * run again, also while the temple is open. The folder stays as it is.
 */
export const copyUploads = async (bucket: Bucket, folder: string): Promise<Copied> => {
  let sum = { copied: 0, known: 0, bytes: 0 }
  for (const kind of uploadKinds) {
    const { copied, known, bytes } = await copyKind(bucket, folder, kind)
    sum = { copied: sum.copied + copied, known: sum.known + known, bytes: sum.bytes + bytes }
  }
  return sum
}
