import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/errors.ts'
import type { Storage, Stored } from './port.ts'

/** A name made by us: any other is a mistake or an attack. */
const plainName = /^[a-z0-9]+(-[a-z0-9]+)?\.[a-z0-9]+$/

type Folders = {
  /** Where they are served from. */
  readonly files: string
  /** On the same disk, so that storing is one step. */
  readonly workshops: string
}

const statsOf = (folder: string, names: readonly string[]): Promise<Stored[]> =>
  Promise.all(
    names.map(async (name) => ({ name, changedAt: (await stat(join(folder, name))).mtime })),
  )

const namesIn = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  return readdir(folder)
}

/** Stores files in a folder. */
export const createDiskStorage = ({ files, workshops }: Folders): Storage => {
  const pathOf = (name: string): string => {
    if (!plainName.test(name)) throw new Error('This is no name of a stored file.')
    return join(files, name)
  }
  return {
    openWorkshop: async () => {
      await mkdir(workshops, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(workshops, 'new-'))
      return { folder, clear: () => rm(folder, { recursive: true, force: true }) }
    },
    keep: async (path, name) => {
      const target = pathOf(name)
      await mkdir(files, { recursive: true })
      await rename(path, target)
    },
    open: async (name) => {
      const file = await open(pathOf(name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      })
      return file && { bytes: (await file.stat()).size, body: file.createReadStream() }
    },
    remove: async (name) => {
      await rm(pathOf(name), { force: true })
    },
    list: async () => {
      const names = await namesIn(files)
      return statsOf(
        files,
        names.filter((name) => plainName.test(name)),
      )
    },
    clearWorkshops: async (before) => {
      for (const { name, changedAt } of await statsOf(workshops, await namesIn(workshops))) {
        if (changedAt < before) await rm(join(workshops, name), { recursive: true, force: true })
      }
    },
  }
}
