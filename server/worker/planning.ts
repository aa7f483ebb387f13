import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { runEach } from '#server/processes/runEach.ts'
import { createWorker, type Job, type Worker } from './worker.ts'

const minuteMs = 60_000

/** Turns what is due by then, and not planned yet, into deliveries. */
type Plan = (db: Knex, at: Date, isStopping: () => boolean) => Promise<void>

type Deps = {
  readonly db: Knex
  /** By name. */
  readonly plans: Readonly<Record<string, Plan>>
  readonly now: () => Date
  readonly log: Logger
}

/** As each minute begins, what is due in that minute; at the start, what came while nobody planned. */
const createPlanning = ({ db, plans, now, log }: Deps, isStopping: () => boolean): Job => {
  let next = now().getTime()
  return {
    nextDue: async () => new Date(next),
    take: async () => {
      const at = now()
      next = (Math.floor(at.getTime() / minuteMs) + 1) * minuteMs
      const tasks = Object.entries(plans).map(([name, plan]) => [
        name,
        () => plan(db, at, isStopping),
      ])
      return () =>
        runEach(Object.fromEntries(tasks), (error, task) =>
          log.error({ err: error, task }, 'messages could not be planned'),
        )
    },
  }
}

/** Plans messages until it is stopped. It begins when it is first woken. */
export const createPlanningWorker = (deps: Deps): Worker => {
  let isStopping = false
  const worker = createWorker({
    job: createPlanning(deps, () => isStopping),
    lanes: 1,
    spacingMs: 0,
    now: deps.now,
    onError: (error) => deps.log.error({ err: error }, 'messages could not be planned'),
  })
  return {
    wake: worker.wake,
    stop: () => {
      isStopping = true
      return worker.stop()
    },
  }
}
