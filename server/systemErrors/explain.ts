import { constants, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '#server/errors.ts'
import { isBackupName } from '#server/backup/places/names.ts'
import { certificateWords } from './certificates.ts'
import { describeRefused, nearestFolder, refusalAt, refusalOf } from './owners.ts'

/** What an error may be about, if it does not say so. */
export type Surroundings = {
  readonly dataDir: string
  /** Where backups are; undefined if that is a bucket. */
  readonly backupFolder: string | undefined
}

type Explained = { readonly code: string; readonly path: string | undefined; readonly error: Error }

/** The error and what caused it: the system's own is often the innermost. */
function* chainOf(error: unknown): Generator<Explained> {
  const seen = new Set<unknown>()
  for (let at = error; at instanceof Error && !seen.has(at); at = at.cause) {
    seen.add(at)
    const path = 'path' in at && typeof at.path === 'string' ? at.path : undefined
    if ('code' in at) yield { code: codeOf(at), path, error: at }
  }
}

const databaseIn = (dataDir: string): string => join(dataDir, 'modak.sqlite')

/** What SQLite itself needs, in the order in which it opens it. */
const needed = ['', '-wal', '-shm', '.lock', '.data', '.backup']

/** The first file or folder of the database that this process may not use, and why. */
const findRefused = (dataDir: string): { path: string; code: string } | undefined => {
  for (const path of [dataDir, ...needed.map((ending) => databaseIn(dataDir) + ending)]) {
    const code = refusalOf(path)
    if (code !== undefined) return { path, code }
  }
  return undefined
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The newest backup in the usual places, by its name. */
export const newestBackup = ({ dataDir, backupFolder }: Surroundings): string | undefined =>
  [...new Set([backupFolder ?? '', join(dataDir, 'backups')])]
    .flatMap((folder) => namesIn(folder).map((name) => ({ folder, name })))
    .filter(({ name }) => isBackupName(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ folder, name }) => join(folder, name))
    .at(-1)

/** What to do with a database that is lost, with the newest backup by its name. */
export const restoreWords = (about: Surroundings): string => {
  const newest = newestBackup(about)
  if (newest !== undefined)
    return `Stop Modak and restore the newest backup: node_modules/.bin/node --run restore -- ${newest} --force`
  return about.backupFolder === undefined
    ? 'Stop Modak and restore the newest backup in the bucket: node_modules/.bin/node --run restore -- s3:NAME --force'
    : 'Stop Modak and restore a backup with --force; there is none in the usual folder'
}

export const readOnlyWords = (path: string, code: string): string =>
  `${path} can only be read here (${code}). Mount its disk for writing; if only the systemd unit may not write to it, run systemctl edit modak and add ReadWritePaths=-${path} below [Service].`

const fullWords = (path: string, code: string): string =>
  `The disk of ${path} is full (${code}). Make room on it, for example by deleting old backups, and try again.`

/** Making a folder with those above it, Node says only `ENOENT` where a disk is read-only. */
const codeOfNewFolder = (path: string): string | undefined =>
  refusalAt(nearestFolder(path), constants.W_OK | constants.X_OK)

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const ofFiles = ({ code, path, error }: Explained): string | undefined => {
  if (path === undefined) return undefined
  const isNewFolder = 'syscall' in error && error.syscall === 'mkdir'
  const why = code === 'ENOENT' && isNewFolder ? codeOfNewFolder(path) : code
  if (isNewFolder && (why === 'EEXIST' || why === 'ENOTDIR'))
    return `${path} cannot be made (${why}): a file is in its way. Name another folder, or move that file.`
  if (why === 'EACCES' || why === 'EPERM') return describeRefused({ path, code: why, isNewFolder })
  if (why !== 'EROFS') return undefined
  // Mounts and the unit are about folders; a file that is being made is not even there.
  const isFile = 'syscall' in error && !isNewFolder && !isFolder(path)
  return readOnlyWords(isFile ? dirname(path) : path, why)
}

const fullCodes = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']

const ofSqlite = (code: string, about: Surroundings): string | undefined => {
  const file = databaseIn(about.dataDir)
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code))
    return `The database ${file} is damaged (${code}). ${restoreWords(about)}`
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/.test(code)) {
    const refused = findRefused(about.dataDir)
    if (refused) {
      return refused.code === 'EROFS'
        ? readOnlyWords(about.dataDir, refused.code)
        : describeRefused({ ...refused, partOf: about.dataDir })
    }
    return existsSync(file)
      ? `The database ${file} cannot be opened for writing (${code}). Check that its disk is mounted, and for writing.`
      : `There is no database at ${file} (${code}). Check DATA_DIR, and that its disk is mounted.`
  }
  if (code.startsWith('SQLITE_IOERR') || code === 'EIO')
    return `The disk of ${about.dataDir} cannot be read or written (${code}). Look for its errors with dmesg; if it fails, restore the newest backup on another disk.`
  return undefined
}

/**
 * Why PostgreSQL cannot be used, if that is it. `name` stands for its address, which has the
 * password in it.
 */
export const explainPostgres = (error: unknown, name: string): string | undefined => {
  const code = codeOf(error)
  if (code === '3D000') {
    const database = /"([^"]+)"/.exec(error instanceof Error ? error.message : '')?.[1]
    return `PostgreSQL has no database ${database === undefined ? 'of that name' : `"${database}"`} (3D000). Create it with createdb, or correct ${name}.`
  }
  if (/^28\w{3}$/.test(code))
    return `The database at ${name} refused the login (${code}). Check the user and the password in ${name}.`
  if (/^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/.test(code))
    return `The database at ${name} does not answer (${code}). Check that PostgreSQL runs, and ${name}.`
  return undefined
}

const ofOne = (one: Explained, about: Surroundings): string | undefined => {
  const { code, path, error } = one
  if (fullCodes.includes(code)) return fullWords(path ?? about.dataDir, code)
  // Without more, a refused connection may be anybody's.
  const isPostgres = /^(3D|28)\w{3}$/.test(code)
  return (
    ofFiles(one) ??
    ofSqlite(code, about) ??
    certificateWords(code, error) ??
    (isPostgres ? explainPostgres(error, 'DATABASE_URL') : undefined)
  )
}

/**
 * What the system refused, in a sentence for the operator with what to do about it; undefined for
 * everything else, which is a bug.
 */
export const explain = (error: unknown, about: Surroundings): string | undefined => {
  for (const each of chainOf(error)) {
    const said = ofOne(each, about)
    if (said !== undefined) return said
  }
  return undefined
}
