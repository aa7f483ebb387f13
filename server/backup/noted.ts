import type { Knex } from 'knex'
import { makeBackup } from './make.ts'
import { noteFailure, noteStep, noteSuccess, reasonOf } from './notes.ts'
import type { KeptBackup } from './places/port.ts'

type Given = Omit<Parameters<typeof makeBackup>[0], 'onStep'>

/** Makes a backup and writes down under `id` how it goes. */
export const makeNotedBackup = async (db: Knex, id: string, given: Given): Promise<KeptBackup> => {
  const { now } = given
  try {
    const made = await makeBackup({
      ...given,
      onStep: (step) => noteStep(db, id, step, now()),
    })
    await noteSuccess(db, id, made, now())
    return made
  } catch (error) {
    await noteFailure(
      db,
      id,
      reasonOf(error, { dataDir: given.data.dataDir, backupFolder: given.place.label }),
      now(),
    )
    throw error
  }
}
