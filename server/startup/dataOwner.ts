import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, StartError } from '#server/errors.ts'
import {
  commandAs,
  describeRefused,
  giveTo,
  nameOfUser,
  ourUid,
  ownerAt,
  refusalOf,
} from '#server/systemErrors/owners.ts'

const root = 0

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return []
    throw error
  }
}

/** The user other than root whom the data belongs to; undefined if there is none, or no data yet. */
const findOwner = (dataDir: string): number | undefined => {
  // A disk of its own comes with this folder.
  const isEmpty = namesIn(dataDir).every((name) => name === 'lost+found')
  if (isEmpty) return undefined
  return [dataDir, join(dataDir, 'modak.sqlite')]
    .map(ownerAt)
    .find((uid) => uid !== undefined && uid !== root)
}

/**
 * In words, if this is root and the data is somebody else's: its owner could neither read nor write
 * what root leaves there, and the server would not start again, or every backup would fail.
 */
export const rootElsewhere = (dataDir: string, uid = ourUid()): string | undefined => {
  const owner = uid === root ? findOwner(dataDir) : undefined
  return owner === undefined
    ? undefined
    : `This is root, but the data in ${dataDir} belongs to ${nameOfUser(owner)}, who could not use what root leaves there. Instead run ${commandAs(owner)}`
}

export const assertRightUser = (dataDir: string, uid = ourUid()): void => {
  const message = rootElsewhere(dataDir, uid)
  if (message !== undefined) throw new StartError(message)
}

/** Nothing works without these. */
const needed = ['', '-wal', '-shm', '.lock', '.data'].map((ending) => `modak.sqlite${ending}`)

/** What is in a folder, with the folder's own name before it; nothing where it is refused. */
const below = (dataDir: string, folder: string): string[] => {
  const path = join(dataDir, folder)
  return refusalOf(path) === undefined ? namesIn(path).map((name) => join(folder, name)) : []
}

/** Their folders and their files. */
const uploadsIn = (dataDir: string): string[] =>
  below(dataDir, 'uploads').flatMap((kind) => [kind, ...below(dataDir, kind)])

/** What this process can neither read nor write, of the data itself and of all uploads. */
const listRefused = (dataDir: string): { name: string; code: string }[] =>
  [...namesIn(dataDir), ...uploadsIn(dataDir)].flatMap((name) => {
    const code = refusalOf(join(dataDir, name))
    return code === undefined ? [] : [{ name, code }]
  })

/**
 * Refuses if the database cannot be used. Returns a line for the log about anything else that
 * cannot, such as the folder of the backups: the temple can be open without it.
 */
export const assertUsable = (dataDir: string): string | undefined => {
  const refused = listRefused(dataDir)
  const worst = refused.find(({ name }) => needed.includes(name))
  if (worst)
    throw new StartError(
      describeRefused({ path: join(dataDir, worst.name), code: worst.code, partOf: dataDir }),
    )
  const [first, ...others] = refused
  if (!first) return undefined
  const more = others.length > 0 ? ` and ${others.length} more in DATA_DIR` : ''
  return `${join(dataDir, first.name)}${more} cannot be used (${first.code}). As root: ${giveTo(ourUid(), dataDir)}`
}
