import { constants, lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/errors.ts'
import { assertPlainName, isPlainName } from './names.ts'
import type { Storage } from './port.ts'
import { createWorkshops, namesIn, statsOf } from './workshops.ts'

type Folders = {
  /** Where they are served from. */
  readonly files: string
  /** On the same file system, so that storing is an atomic rename. */
  readonly workshops: string
}

/** There is no such file; a link is none. */
const isAbsent = (error: unknown): boolean => ['ENOENT', 'ELOOP'].includes(codeOf(error))

const ifThere = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (isAbsent(error)) return undefined
    throw error
  })

/** Stores files in a folder. */
export const createDiskStorage = ({ files, workshops }: Folders): Storage => {
  const pathOf = (name: string): string => {
    assertPlainName(name)
    return join(files, name)
  }
  return {
    ...createWorkshops(workshops),
    keep: async (path, name) => {
      const target = pathOf(name)
      await mkdir(files, { recursive: true })
      await rename(path, target)
    },
    find: async (name) => {
      const found = await ifThere(lstat(pathOf(name)))
      return found?.isFile() ? { bytes: found.size } : undefined
    },
    open: async (name, part) => {
      const file = await ifThere(open(pathOf(name), constants.O_RDONLY | constants.O_NOFOLLOW))
      if (!file) return undefined
      const found = await file.stat()
      if (!found.isFile()) {
        await file.close()
        return undefined
      }
      if (!part) return { bytes: found.size, body: file.createReadStream() }
      const { first: start, last: end } = part
      return { bytes: end - start + 1, body: file.createReadStream({ start, end }) }
    },
    remove: async (name) => {
      await rm(pathOf(name), { force: true })
    },
    list: async () => statsOf(files, (await namesIn(files)).filter(isPlainName)),
  }
}
