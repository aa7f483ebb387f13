import { createMailWorker } from './mailWorker.ts'
import { createRefundWorker } from './orderRefunds.ts'
import { createPlanningWorker } from './planning.ts'
import { createReconciler } from './reconciliation.ts'
import type { Worker } from './worker.ts'

type Given = Parameters<typeof createMailWorker>[0] &
  Parameters<typeof createPlanningWorker>[0] &
  Parameters<typeof createReconciler>[0] &
  Parameters<typeof createRefundWorker>[0] & {
    /** Workers of the channels. */
    readonly channels: readonly (() => Worker)[]
    readonly hasCards: boolean
  }

/** Everything that is done without being requested: messages, plans, payments. */
export const startWorkers = (given: Given): Pick<Worker, 'stop'> => {
  const workers = [
    createMailWorker(given),
    createPlanningWorker(given),
    ...given.channels.map((create) => create()),
    // Without cards too: orders that nobody paid by UPI end.
    createReconciler(given),
    ...(given.hasCards ? [createRefundWorker(given)] : []),
  ]
  for (const worker of workers) worker.wake()
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) }
}
