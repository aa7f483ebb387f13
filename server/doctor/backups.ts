import { constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { counted } from '#contract/i18n/en/plural.ts'
import { StorageError } from '#server/adapters/storage/port.ts'
import { findLate } from '#server/backup/late.ts'
import { findLastGood } from '#server/backup/notes.ts'
import { findLastRehearsed } from '#server/backup/rehearsalNotes.ts'
import { madeAt } from '#server/backup/places/names.ts'
import { openPlace } from '#server/backup/places/openPlace.ts'
import type { StoredBackup } from '#server/backup/places/port.ts'
import { spare } from '#server/backup/room.ts'
import type { Config } from '#server/config.ts'
import { readDisk } from '#server/metrics/facts.ts'
import { readOnlyWords } from '#server/systemErrors/explain.ts'
import { describeRefused, nearestFolder, refusalAt } from '#server/systemErrors/owners.ts'
import { attention, ok, wrong, type Finding } from './finding.ts'
import { gigabytes } from './machine.ts'

const hourMs = 60 * 60 * 1000
const lateMs = 48 * hourMs
const rehearsalLateMs = 40 * 24 * hourMs

/** A timer may fire a little before the clock is set. */
const futureMs = 60_000

const ageText = (ms: number): string => {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour old'
  if (hours < 48) return counted(hours, { one: '1 hour old', other: `${hours} hours old` })
  return `${Math.floor(hours / 24)} days old`
}

const { R_OK, W_OK, X_OK } = constants

/** Nothing is made: a folder that is not there is judged by the one in which it will be. */
const refusalOfFolder = (folder: string): string | undefined => {
  const code = refusalAt(nearestFolder(folder), R_OK | W_OK | X_OK)
  if (code === undefined) return undefined
  return code === 'EROFS'
    ? readOnlyWords(folder, code)
    : describeRefused({ path: folder, code, isNewFolder: true })
}

const checkPlace = async (
  { dataDir, backups: { target, isExpected } }: Config,
  last: StoredBackup | undefined,
): Promise<Finding[]> => {
  if ('bucket' in target) return [ok(`Backups: in the bucket ${target.bucket.bucket}`)]
  const { folder } = target
  const here = nearestFolder(folder)
  const { freeBytes } = await readDisk(here)
  const needed = (last?.bytes ?? 0) + spare
  const isSameDisk = statSync(here).dev === statSync(nearestFolder(dataDir)).dev
  return [
    isSameDisk && isExpected
      ? attention(
          `Backups: ${folder} is on the same disk as the data, and lost with it. Set BACKUP_DIR to a folder on another disk, or the S3_… settings`,
        )
      : ok(`Backups: in ${folder}${isSameDisk ? '' : ', on another disk than the data'}`),
    ...(freeBytes < needed
      ? [
          wrong(
            `Backups: ${gigabytes(freeBytes)} are free in ${folder}, and the next one needs ${gigabytes(needed)}. Make room there`,
          ),
        ]
      : []),
  ]
}

const checkAge = async (
  db: Knex | undefined,
  last: StoredBackup | undefined,
  { place, isExpected, now }: { place: string; isExpected: boolean; now: Date },
): Promise<Finding> => {
  const cure =
    'Make one now with npm run backup; the office says at Settings, Backups, why one failed'
  if (last) {
    const age = now.getTime() - madeAt(last.name).getTime()
    if (age < -futureMs)
      return wrong(
        `Clock: the newest backup, ${last.name}, is of a time that is still to come. Set this machine’s clock`,
      )
    const text = `Backups: the newest is ${ageText(age)}`
    return isExpected && age > lateMs ? wrong(`${text}. ${cure}`) : ok(`${text}, ${last.name}`)
  }
  const noted = db && (await findLastGood(db))
  if (noted?.name !== undefined)
    return wrong(`Backups: the last good one, ${noted.name}, is not in ${place} any more. ${cure}`)
  const isLate = isExpected && db && (await findLate(db, now)) !== undefined
  return (isLate ? wrong : attention)(`Backups: none yet in ${place}. ${cure}`)
}

const testIt = 'Test one with npm run restore -- --rehearse'

/** Nothing where the database is older than rehearsals, or does not answer. */
const checkRehearsal = async (db: Knex | undefined, now: Date): Promise<Finding[]> => {
  if (!db || !(await db.schema.hasColumn('backups', 'rehearsed_at'))) return []
  const { rehearsal, startedAt } = (await findLastRehearsed(db)) ?? {}
  if (!rehearsal) return [attention(`Backups: none has been tested yet. ${testIt}`)]
  if (rehearsal.error !== undefined)
    return [
      wrong(
        `Backups: the one of ${startedAt} failed its test. ${rehearsal.error}. Make another, and test it with npm run restore -- --rehearse`,
      ),
    ]
  const age = now.getTime() - Date.parse(rehearsal.endedAt)
  const text = `Backups: one passed its test ${ageText(age).replace(/ old$/, ' ago')}`
  return [age > rehearsalLateMs ? attention(`${text}. ${testIt}`) : ok(text)]
}

const checkSettings = ({ backups }: Config): Finding[] => [
  backups.passphrase === undefined
    ? attention(
        'Backups: not encrypted, and each holds password hashes, PANs and keys. Set BACKUP_PASSPHRASE_FILE',
      )
    : ok('Backups: encrypted. Keep a copy of the passphrase somewhere else'),
  ...(backups.at === undefined && backups.isExpected
    ? [
        attention(
          'Backups: none is planned (BACKUP_AT=off). Let a timer run npm run backup each day',
        ),
      ]
    : []),
]

/** The last good backup, and whether there will be a next one. The database may be out of reach. */
export const checkBackups = async (
  config: Config,
  db: Knex | undefined,
  now: Date,
): Promise<Finding[]> => {
  const { target, isExpected } = config.backups
  const { dataDir } = config
  if ('folder' in target && target.folder.startsWith(join(dataDir, '/')) && !existsSync(dataDir))
    return [
      attention(`Backups: in ${target.folder}, which the first start makes`),
      ...checkSettings(config),
    ]
  if ('folder' in target) {
    const refused = refusalOfFolder(target.folder)
    if (refused !== undefined) return [wrong(`Backups: ${refused}`), ...checkSettings(config)]
  }
  const place = openPlace(target)
  try {
    const isThere = !('folder' in target) || nearestFolder(target.folder) === target.folder
    const last = isThere ? (await place.list()).at(-1) : undefined
    const isUnreadable =
      last && 'folder' in target && refusalAt(join(target.folder, last.name), R_OK)
    return [
      await checkAge(db, last, { place: place.label, isExpected, now }),
      ...(isUnreadable
        ? [
            wrong(
              `Backups: ${describeRefused({ path: join(target.folder, last.name), code: isUnreadable })}`,
            ),
          ]
        : []),
      ...(await checkPlace(config, last)),
      ...(last ? await checkRehearsal(db, now) : []),
      ...checkSettings(config),
    ]
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return [wrong(`Backups: ${error.message}. Check the S3_… settings`), ...checkSettings(config)]
  }
}
