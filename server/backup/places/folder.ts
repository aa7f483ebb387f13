import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '#server/errors.ts'
import { isBackupName } from './names.ts'
import type { Place } from './port.ts'

const unfinished = '.unfinished'

/** Otherwise a power cut could lose the name although the file is on the disk. */
const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Keeps backups in a folder; half-written ones have another name. */
export const folderPlace = (folder: string): Place => {
  const pathOf = (name: string): string => join(folder, name)
  const partOf = (name: string): string => pathOf(name + unfinished)
  const namesHere = async (): Promise<string[]> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return (await readdir(folder)).toSorted()
  }
  return {
    label: folder,
    clear: async () => {
      for (const name of await namesHere())
        if (name.endsWith(unfinished) && isBackupName(name.slice(0, -unfinished.length)))
          await rm(pathOf(name))
    },
    room: async () => {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    write: (name, bytes) =>
      pipeline(bytes, createWriteStream(partOf(name), { mode: 0o600, flush: true })),
    reread: async (name) => createReadStream(partOf(name)),
    accept: async (name) => {
      await rename(partOf(name), pathOf(name))
      await flushFolder(folder)
    },
    open: async (name) => {
      try {
        return (await open(pathOf(name))).createReadStream()
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    list: async () =>
      Promise.all(
        (await namesHere())
          .filter(isBackupName)
          .map(async (name) => ({ name, bytes: (await stat(pathOf(name))).size })),
      ),
    remove: async (name) => {
      await rm(partOf(name), { force: true })
      await rm(pathOf(name), { force: true })
    },
  }
}
