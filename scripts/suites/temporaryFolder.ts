import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const gibibyte = 2 ** 30

/** In memory: databases of tests live for a second, and need not wait for a disk. */
const inMemory = '/dev/shm'

const hasRoom = async (folder: string, bytes: number): Promise<boolean> => {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= bytes
  } catch {
    return false
  }
}

/** Where temporary files belong: in memory where there is plenty, unless `TMPDIR` says where. */
export const temporaryParent = async (): Promise<string> =>
  process.env['TMPDIR'] === undefined && (await hasRoom(inMemory, 2 * gibibyte))
    ? inMemory
    : tmpdir()
