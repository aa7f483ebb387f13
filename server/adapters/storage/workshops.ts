import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage, StoredFile } from './port.ts'

export const statsOf = (folder: string, names: readonly string[]): Promise<StoredFile[]> =>
  Promise.all(
    names.map(async (name) => ({ name, changedAt: (await stat(join(folder, name))).mtime })),
  )

export const namesIn = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  return readdir(folder)
}

/** Files are received and processed on local disk, wherever they are stored afterwards. */
export const createWorkshops = (
  workshops: string,
): Pick<Storage, 'openWorkshop' | 'clearWorkshops'> => ({
  openWorkshop: async () => {
    await mkdir(workshops, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(workshops, 'new-'))
    return { folder, clear: () => rm(folder, { recursive: true, force: true }) }
  },
  clearWorkshops: async (before) => {
    for (const { name, changedAt } of await statsOf(workshops, await namesIn(workshops))) {
      if (changedAt < before) await rm(join(workshops, name), { recursive: true, force: true })
    }
  },
})
