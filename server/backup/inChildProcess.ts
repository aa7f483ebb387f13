import { constants, setPriority } from 'node:os'
import { openDb } from '#server/db/db.ts'
import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { makeNotedBackup } from './noted.ts'
import { openPlace } from './places/openPlace.ts'
import type { BackupSettings } from './settings.ts'
import type { Data } from './uploads.ts'

export type BackupJob = {
  /** Of its note. */
  readonly id: string
  readonly data: Data
  readonly settings: BackupSettings
}

process.umask(0o077)
// People who use the temple's pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { id, data, settings } = (await readChildProcessInput()) as BackupJob
const db = openDb(data.location)
try {
  await makeNotedBackup(db, id, {
    data,
    place: openPlace(settings.target),
    keep: settings.keep,
    passphrase: settings.passphrase,
    now: () => new Date(),
  })
} finally {
  await db.destroy()
}
process.stdout.write('true')
