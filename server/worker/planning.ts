import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Planner } from '#server/features/reminders/planner.ts'
import { createWorker, type Job, type Worker } from './worker.ts'

const minuteMs = 60_000

type Deps = {
  readonly db: Knex
  readonly planner: Pick<Planner, 'plan'>
  readonly now: () => Date
  readonly log: Logger
}

/** As each minute begins, the reminders of that minute; at the start, what came while nobody planned. */
const createPlanning = (
  { db, planner, now }: Omit<Deps, 'log'>,
  isStopping: () => boolean,
): Job => {
  let next = now().getTime()
  return {
    nextDue: async () => new Date(next),
    take: async () => {
      const at = now()
      next = (Math.floor(at.getTime() / minuteMs) + 1) * minuteMs
      return () => planner.plan(db, at, isStopping)
    },
  }
}

/** Plans reminders until it is stopped. It begins when it is first woken. */
export const createPlanningWorker = ({ log, ...deps }: Deps): Worker => {
  let isStopping = false
  const worker = createWorker({
    job: createPlanning(deps, () => isStopping),
    lanes: 1,
    spacingMs: 0,
    now: deps.now,
    onError: (error) => log.error({ err: error }, 'reminders could not be planned'),
  })
  return {
    wake: worker.wake,
    stop: () => {
      isStopping = true
      return worker.stop()
    },
  }
}
