import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

type Entry = { readonly name: string; readonly path: string }

/** The same in every archive, so that the same files make the same bytes. */
const mtime = new Date('2026-11-01T00:00:00Z')

/** An archive of files that are compressed already. */
export const writeZip = async (path: string, entries: readonly Entry[]): Promise<void> => {
  const zip = new ZipFile()
  for (const { name, path: from } of entries) {
    zip.addFile(from, name, { compress: false, mtime, mode: 0o100644 })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}
