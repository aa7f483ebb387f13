import { createMailWorker } from './mailWorker.ts'
import { createGiftWorker } from './monthlyGifts.ts'
import { createRefundWorker } from './orderRefunds.ts'
import { createPlanningWorker } from './planning.ts'
import { createReconciler } from './reconciliation.ts'
import type { Worker } from './worker.ts'

type WorkerDeps = Parameters<typeof createMailWorker>[0] &
  Parameters<typeof createPlanningWorker>[0] &
  Parameters<typeof createReconciler>[0] &
  Parameters<typeof createRefundWorker>[0] &
  Parameters<typeof createGiftWorker>[0] & {
    /** Workers of the channels. */
    readonly channels: readonly (() => Worker)[]
    readonly hasCards: boolean
    /** Other processes bring work, and cannot wake these. */
    readonly isApart: boolean
  }

/** How often work brought by others is looked for: somebody may be waiting for a link. */
const lookMs = 1000

/** Everything that is done without being requested: messages, plans, payments. */
export const startWorkers = (deps: WorkerDeps): Pick<Worker, 'stop'> => {
  const workers = [
    createMailWorker(deps),
    createPlanningWorker(deps),
    ...deps.channels.map((create) => create()),
    // Without cards too: orders that nobody paid by UPI end.
    createReconciler(deps),
    ...(deps.hasCards ? [createRefundWorker(deps), createGiftWorker(deps)] : []),
  ]
  const wake = (): void => workers.forEach((worker) => worker.wake())
  wake()
  const looking = deps.isApart ? setInterval(wake, lookMs) : undefined
  return {
    stop: async () => {
      clearInterval(looking)
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
