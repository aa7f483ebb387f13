import { copyFile, link, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BucketSettings } from '#server/adapters/storage/bucket.ts'
import { openUploads, uploadKinds } from '#server/adapters/storage/uploads.ts'
import type { Entry } from './archive.ts'

/** The installation whose data is backed up or replaced. */
export type Data = {
  readonly location: { readonly sqliteFile: string } | { readonly postgresUrl: string }
  readonly dataDir: string
  readonly bucket: BucketSettings | undefined
}

const open = ({ dataDir, bucket }: Data) => openUploads(join(dataDir, 'uploads'), bucket)

/** All uploads, from the folder or the bucket. Those that are deleted meanwhile are left out. */
export async function* uploadEntries(data: Data): AsyncGenerator<Entry> {
  const stores = open(data)
  for (const kind of uploadKinds)
    for (const { name } of await stores[kind].list()) {
      const file = await stores[kind].open(name)
      if (file) yield { name: `uploads/${kind}/${name}`, ...file }
    }
}

/** Adds the restored files to those in place: the content of a name never changes. */
export const addUploads = async (
  data: Data,
  names: readonly string[],
  scratch: string,
): Promise<void> => {
  const stores = open(data)
  for (const kind of uploadKinds) {
    const prefix = `uploads/${kind}/`
    for (const path of names.filter((each) => each.startsWith(prefix))) {
      const name = path.slice(prefix.length)
      if (!(await stores[kind].find(name))) await stores[kind].keep(join(scratch, path), name)
    }
  }
}

/**
 * Keeps the files in place for anyone who wants the replaced temple back: the restored one deletes
 * those that it does not know. Those of a bucket cannot be linked and stay there until then.
 */
export const keepUploads = async (data: Data, aside: string): Promise<void> => {
  if (data.bucket) return
  const stores = open(data)
  for (const kind of uploadKinds) {
    const folder = join(aside, 'uploads', kind)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const { name } of await stores[kind].list()) {
      const from = join(data.dataDir, 'uploads', kind, name)
      const to = join(folder, name)
      await link(from, to).catch(() => copyFile(from, to))
    }
  }
}
