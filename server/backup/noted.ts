import type { Knex } from 'knex'
import { BackupError } from './errors.ts'
import { makeBackup } from './make.ts'
import { noteFailure, noteStep, noteSuccess, reasonOf } from './notes.ts'
import type { StoredBackup, Place } from './places/port.ts'
import { noteRehearsal } from './rehearsalNotes.ts'
import { type Rehearsal, rehearseBackup } from './rehearse.ts'
import { UnsealError } from './sealing.ts'

type NotedInput = Omit<Parameters<typeof makeBackup>[0], 'onStep'>

/** Makes a backup and writes down under `id` how it goes. */
export const makeNotedBackup = async (
  db: Knex,
  id: string,
  input: NotedInput,
): Promise<StoredBackup> => {
  const { now } = input
  try {
    const made = await makeBackup({
      ...input,
      onStep: (step) => noteStep(db, id, step, now()),
    })
    await noteSuccess(db, id, made, now())
    return made
  } catch (error) {
    await noteFailure(
      db,
      id,
      reasonOf(error, { dataDir: input.data.dataDir, backupFolder: input.place.label }),
      now(),
    )
    throw error
  }
}

type NotedRehearsal = Pick<NotedInput, 'data' | 'passphrase' | 'now'> & {
  readonly place: Place
  readonly stored: StoredBackup
  /** It was given for this test alone: a slip of the finger says nothing about the backup. */
  readonly isPassphraseTyped?: boolean
}

const isWrongPassphrase = (error: unknown): boolean =>
  error instanceof BackupError && error.cause instanceof UnsealError

/** Rehearses a backup and, where there is a database, writes down whether it is good. */
export const rehearseNoted = async (
  db: Knex | undefined,
  which: Parameters<typeof noteRehearsal>[1],
  { data, place, stored, passphrase, isPassphraseTyped = false, now }: NotedRehearsal,
): Promise<Rehearsal> => {
  try {
    const source = await place.open(stored.name)
    if (!source) throw new BackupError(`It is not in ${place.label} any more`)
    const good = await rehearseBackup({ data, source, bytes: stored.bytes, passphrase, now })
    if (db) await noteRehearsal(db, which, now())
    return good
  } catch (error) {
    if (isPassphraseTyped && isWrongPassphrase(error)) throw error
    const about = { dataDir: data.dataDir, backupFolder: place.label }
    if (db) await noteRehearsal(db, which, now(), reasonOf(error, about))
    throw error
  }
}
