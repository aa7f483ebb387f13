import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, StartError } from '#server/errors.ts'
import { explain } from '#server/systemErrors/explain.ts'
import { assertRightUser, assertUsable } from './dataOwner.ts'

/** What other users of the machine may do. */
const others = 0o077

/**
 * The folder and the database's files: others reach everything else in it only through the folder.
 */
const pathsOf = async (dataDir: string): Promise<string[]> => {
  const names = await readdir(dataDir)
  const ofDatabase = names.filter((name) => name.startsWith('modak.sqlite'))
  return [dataDir, ...ofDatabase.map((name) => join(dataDir, name))]
}

/** Makes it if it is not there; nothing in it is changed. */
const openFolder = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const message = explain(error, { dataDir, backupFolder: undefined })
    throw new StartError(
      message === undefined
        ? `DATA_DIR is "${dataDir}": the folder cannot be created or written to (${codeOf(error)})`
        : `DATA_DIR: ${message}`,
    )
  }
}

const makePrivate = async (dataDir: string): Promise<string | undefined> => {
  let message: string | undefined
  let failed: string | undefined
  for (const path of await pathsOf(dataDir)) {
    const { mode } = await stat(path)
    if ((mode & others) === 0) continue
    try {
      await chmod(path, mode & 0o777 & ~others)
      message ??= 'Other users of this machine could read DATA_DIR; it is now private'
    } catch (error) {
      failed ??= `Other users of this machine can read DATA_DIR, and this could not be changed (${codeOf(error)}): run chmod 700 on it`
    }
  }
  return failed ?? message
}

/**
 * Creates the folder for all data, or says why it or the database in it cannot be used by this user.
 * No other user of the machine may read it: it holds password hashes, PANs and the key of every
 * booking's link. Returns lines for the log: that others could read it until now, or still can, and
 * what in it is of no use because it belongs to somebody else.
 */
export const makeDataDir = async (dataDir: string): Promise<string[]> => {
  assertRightUser(dataDir)
  await openFolder(dataDir)
  const unusable = assertUsable(dataDir)
  const opened = await makePrivate(dataDir)
  return [unusable, opened].filter((line) => line !== undefined)
}
