import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { isBackupName } from '#server/backup/places/names.ts'
import { codeOf, StartError } from '#server/errors.ts'
import { nearestFolder } from '#server/systemErrors/owners.ts'

/** Says what the other files are, and that they are ours. */
export const listName = 'README.txt'
export const listTitle = 'Kept by npm run keep: what a backup of Modak does not contain.'

const names = [
  'settings.env',
  'environment.env',
  'backup-passphrase',
  'dkim.pem',
  'extra-ca-certs.pem',
]

type Installation = {
  readonly dataDir: string
  /** Undefined if backups go into a bucket. */
  readonly backupFolder: string | undefined
}

/** Without symbolic links, also where the last folders are still to be made. */
const real = (path: string): string => {
  const there = nearestFolder(path)
  return join(realpathSync(there), relative(there, path))
}

const isWithin = (inner: string, outer: string): boolean => {
  const way = relative(real(outer), real(inner))
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

const diskOf = (path: string): number => statSync(nearestFolder(path)).dev

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

const holdsBackups = (folder: string): boolean => {
  try {
    return namesIn(folder).some(isBackupName)
  } catch {
    // The folder above may be somebody else's.
    return false
  }
}

/** Where the backups are that a folder is beside; undefined if it is not. */
const backupsBeside = (
  folder: string,
  { dataDir, backupFolder }: Installation,
): string | undefined => {
  const beside = [folder, dirname(folder)].find(holdsBackups)
  if (beside !== undefined || backupFolder === undefined) return beside
  const isOfBackups = isWithin(folder, backupFolder) || isWithin(backupFolder, folder)
  const disk = diskOf(backupFolder)
  // On the disk of the data, everything is together anyway.
  const isOnTheirDisk = disk === diskOf(folder) && disk !== diskOf(dataDir)
  return isOfBackups || isOnTheirDisk ? backupFolder : undefined
}

const isOurs = (folder: string): boolean => {
  try {
    return readFileSync(join(folder, listName), 'utf8').startsWith(listTitle)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Its files are git's, and Docker copies them into the image. */
const installationFolder = join(import.meta.dirname, '../..')

/** Refuses a folder in which the copies would be lost, or found, together with what they are for. */
export const assertApart = (folder: string, installation: Installation): void => {
  const { dataDir } = installation
  if (isWithin(folder, dataDir) || isWithin(dataDir, folder))
    throw new StartError(
      `${folder} is not apart from DATA_DIR, ${dataDir}: it would be lost with the data. Name another folder.`,
    )
  if (isWithin(folder, installationFolder))
    throw new StartError(
      `${folder} is in the folder of the installation, ${installationFolder}. Name another folder.`,
    )
  const beside = backupsBeside(folder, installation)
  if (beside !== undefined)
    throw new StartError(
      `${folder} is beside the backups in ${beside}: whoever gets a backup would get its passphrase, too. Name a folder on another disk.`,
    )
}

/** Refuses to overwrite what somebody else left in the folder, or to close it for others. */
export const assertOurs = (folder: string): void => {
  const there = namesIn(folder)
  const taken = [...names, listName].find((name) => there.includes(name))
  if (taken !== undefined && !isOurs(folder))
    throw new StartError(
      `${folder} has a ${taken} that this command did not make. Name another folder.`,
    )
  const isOpen = ((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0
  if (isOpen && there.length > 0 && !isOurs(folder))
    throw new StartError(
      `${folder} has other files, and others may look into it. Name a folder that is empty or not there yet.`,
    )
}

/** It would be lost with the disk of the data. */
export const isOnDataDisk = (folder: string, { dataDir }: Installation): boolean =>
  diskOf(folder) === diskOf(dataDir)
