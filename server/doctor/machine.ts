import { constants, existsSync, readFileSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtApp, findMissing, hashOf } from '#scripts/builtFrom.mjs'
import { hasFfmpeg } from '#server/adapters/audio/ffmpeg.ts'
import { codeOf } from '#server/errors.ts'
import { readDisk } from '#server/metrics/facts.ts'
import { explain } from '#server/systemErrors/explain.ts'
import { attention, ok, wrong, type Finding } from './finding.ts'

export const checkNode = (version: string, pinned: string): Finding =>
  version === pinned
    ? ok(`Node: ${version}`)
    : wrong(`Node: this is ${version}, and the server runs on ${pinned}. Start it with npm start`)

export const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`

const checkDisk = async (folder: string): Promise<Finding> => {
  const { freeBytes, totalBytes } = await readDisk(folder)
  const text = `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} free`
  if (freeBytes < totalBytes / 20 || freeBytes < 1024 ** 3)
    return wrong(`Disk: ${text}. Make room before it is full: then nothing can be saved`)
  return freeBytes < totalBytes / 10
    ? attention(`Disk: ${text}. Make room soon`)
    : ok(`Disk: ${text}`)
}

/** The folder for all data; nothing is created or changed. */
export const checkDataDir = async (folder: string): Promise<Finding[]> => {
  try {
    const { mode } = await stat(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const isOpen = (mode & 0o077) !== 0
    const found = isOpen
      ? wrong(`DATA_DIR: other users of this machine can read ${folder}. Run chmod 700 on it`)
      : ok(`DATA_DIR: ${folder}, private`)
    return [found, await checkDisk(folder)]
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      return [attention(`DATA_DIR: ${folder} is not there yet. The first start creates it`)]
    const message = explain(error, { dataDir: folder, backupFolder: undefined })
    return [
      wrong(
        `DATA_DIR: ${message ?? `${folder} cannot be used (${codeOf(error)}). Give it to the user that runs Modak`}`,
      ),
    ]
  }
}

/** Festivals and reminders of other places depend on it. */
export const checkTimeZones = (): Finding => {
  const offsetOf = (timeZone: string): string | undefined =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(new Date('2026-07-01T00:00:00Z'))
      .find(({ type }) => type === 'timeZoneName')?.value
  const isRight =
    offsetOf('Asia/Kolkata') === 'GMT+05:30' && offsetOf('Europe/London') === 'GMT+01:00'
  return isRight
    ? ok(`Time zones: version ${process.versions['tz'] ?? 'unknown'}`)
    : wrong('Time zones: Node has no data for them. Use the Node that npm start brings')
}

export const checkFfmpeg = async (command: string): Promise<Finding> =>
  (await hasFfmpeg(command))
    ? ok('ffmpeg: recordings are levelled')
    : attention(
        'ffmpeg: not installed, so recordings keep their volume and must be MP3, M4A or Ogg. Install it, for example with apt-get install ffmpeg',
      )

const fontFile =
  '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff'

/** For receipts, invoices and the pictures that are shared. */
export const checkFonts = async (): Promise<Finding> => {
  try {
    await access(fileURLToPath(import.meta.resolve(fontFile)), constants.R_OK)
    await import('sharp')
    return ok('Fonts and pictures: the Devanagari font and the picture library are there')
  } catch (error) {
    return wrong(`Fonts and pictures: ${codeOf(error)}. Install the packages again with npm ci`)
  }
}

/**
 * Whether the built app is of the files beside it. Nobody can say where it was built elsewhere and
 * its sources or its mark are not here, as in an image.
 */
const isOutdated = (root: string): boolean => {
  const mark = join(root, builtApp.mark)
  if (!existsSync(mark) || findMissing(root, builtApp.sources) !== undefined) return false
  return readFileSync(mark, 'utf8') !== hashOf(root, builtApp.sources)
}

/** Without the built app there are no pages, and with an older one the pages are of an older version. */
export const checkBuild = async (root: string): Promise<Finding> => {
  try {
    for (const file of ['client/index.html', 'ssr/entry-server.js'])
      await access(join(root, 'dist', file), constants.R_OK)
  } catch {
    return wrong('Build: the app is not built. Run npm run assemble, or npm start')
  }
  return isOutdated(root)
    ? wrong(
        'Build: the app was built from other files than those that are here now. Stop the server, run npm run assemble, and start it',
      )
    : ok('Build: the app is built')
}
