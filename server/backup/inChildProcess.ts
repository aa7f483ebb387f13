import { constants, setPriority } from 'node:os'
import { openDb } from '#server/db/db.ts'
import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { makeNotedBackup, rehearseNoted } from './noted.ts'
import { openPlace } from './places/openPlace.ts'
import type { StoredBackup } from './places/port.ts'
import type { BackupSettings } from './settings.ts'
import type { Data } from './uploads.ts'

export type BackupJob = {
  /** Of its note. */
  readonly id: string
  readonly data: Data
  readonly settings: BackupSettings
  /** This backup is rehearsed, instead of another being made. */
  readonly rehearsed?: StoredBackup
}

process.umask(0o077)
// People who use the temple's pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { id, data, settings, rehearsed } = (await readChildProcessInput()) as BackupJob
const { passphrase, keep } = settings
const place = openPlace(settings.target)
const input = { data, place, passphrase, now: () => new Date() }
const db = openDb(data.location)
try {
  await (rehearsed
    ? rehearseNoted(db, { id }, { ...input, stored: rehearsed })
    : makeNotedBackup(db, id, { ...input, keep }))
} finally {
  await db.destroy()
}
process.stdout.write('true')
