import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openPlace } from '#server/backup/places/openPlace.ts'
import { makeBackup } from '#server/backup/make.ts'
import { makeNotedBackup } from '#server/backup/noted.ts'
import { beginNote } from '#server/backup/notes.ts'
import { type BackupTarget, readKeep, readPassphrase } from '#server/backup/settings.ts'
import type { Config } from '#server/config.ts'
import { openDb } from '#server/db/db.ts'
import { codeOf, StartError } from '#server/errors.ts'
import { assertRightUser } from '#server/startup/dataOwner.ts'
import { assertNotLost } from '#server/startup/lostTemple.ts'
import { makeDataDir } from '#server/startup/dataDir.ts'
import { inMegabytes, readSettings, runCommand } from './command.ts'

const usage = `npm run backup [-- --to FOLDER] [--keep N] [--passphrase-file FILE]

Copies the database, the uploads and the keys into one file while Modak runs, reads it back and
checks it. Without options it does what BACKUP_DIR, BACKUP_KEEP and BACKUP_PASSPHRASE_FILE say.
  --to               a folder, or s3 for the bucket
  --keep             how many backups stay there, 1 to 365
  --passphrase-file  encrypts the backup with the first line of this file`

const targetOf = (to: string | undefined, { backups, bucket }: Config): BackupTarget => {
  if (to === undefined) return backups.target
  if (to !== 's3') return { folder: resolve(to) }
  if (bucket) return { bucket }
  throw new StartError('No bucket is set: see S3_BUCKET in docs/operations.md')
}

const keepOf = (text: string | undefined, usual: number): number => {
  const keep = text === undefined ? usual : readKeep(text)
  if (keep === undefined) throw new StartError(`--keep is "${text}": expected 1 to 365`)
  return keep
}

const assertTemple = async (config: Config): Promise<void> => {
  await assertNotLost(config)
  const { database } = config
  if (!('sqliteFile' in database)) return
  await access(database.sqliteFile).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    throw new StartError(`There is no database at ${database.sqliteFile}`)
  })
}

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'passphrase-file': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const config = readSettings()
  assertRightUser(config.dataDir)
  await assertTemple(config)
  process.umask(0o077)
  for (const line of await makeDataDir(config.dataDir)) console.error(line)
  const { database: location, dataDir, bucket, backups } = config
  const place = openPlace(targetOf(values.to, config))
  const file = values['passphrase-file']
  const input = {
    data: { location, dataDir, bucket },
    place,
    keep: keepOf(values.keep, backups.keep),
    passphrase: file === undefined ? backups.passphrase : readPassphrase(file),
    now: () => new Date(),
  }
  const db = openDb(location)
  try {
    // Before an upgrade, a newer version makes a backup of the older one's database.
    const isNoted = await db.schema.hasTable('backups')
    const id = isNoted && (await beginNote(db, { place: place.label, at: new Date() }))
    const { name, bytes } = id ? await makeNotedBackup(db, id, input) : await makeBackup(input)
    console.log(`${place.label}/${name} is made and checked (${inMegabytes(bytes)}).`)
  } finally {
    await db.destroy()
  }
})
