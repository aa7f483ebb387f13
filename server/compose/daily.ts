import type { Knex } from 'knex'
import { emptyLog } from '#server/db/db.ts'
import type { Feature, Shared } from '#server/feature.ts'
import { runEach } from '#server/processes/runEach.ts'
import { joined } from './joined.ts'

type Deps = Pick<Shared, 'log'> & {
  readonly features: readonly Feature[]
  readonly makeFirstFiles: (db: Knex) => Promise<unknown>
}

/** What is done once a day, task by task. */
export const composeDaily = (db: Knex, { features, makeFirstFiles, log }: Deps) => {
  const tasksOf = (on: Knex, kinds: readonly ('daily' | 'tidy' | 'sweep')[]) => {
    const tasks = joined(kinds.flatMap((kind) => features.map((feature) => feature[kind])))
    return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, () => task(on)]))
  }
  const all = tasksOf(db, ['daily', 'tidy', 'sweep'])
  return {
    /** The year may change while the server runs; on every other day this is a few small queries. */
    doDaily: (): Promise<void> =>
      runEach(
        {
          ...all,
          // After everything that deletes something.
          'the database’s log': () => emptyLog(db),
          // Last, because the first time it takes long.
          'files of the first products': () => makeFirstFiles(db),
        },
        (error, task) => log.error({ err: error, task }, 'a daily task failed'),
      ),

    /** The part of it that concerns staff. */
    tidy: (on: Knex): Promise<void> =>
      runEach(tasksOf(on, ['tidy', 'sweep']), (error) => {
        throw error
      }),
  }
}
