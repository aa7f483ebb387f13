import type { BulkAnswer } from '#contract/bulk.ts'
import { AppError } from '#server/errors.ts'

/**
 * One change for many rows, each in a transaction of its own: a row that is refused says why, and
 * leaves the others as they are. A row that is named twice is changed once.
 */
export const inBatch = async <I, D>(
  items: readonly I[],
  idOf: (item: I) => string,
  change: (item: I) => Promise<D>,
): Promise<BulkAnswer<D>> => {
  const done: D[] = []
  const leftOut: BulkAnswer<D>['leftOut'] = []
  const each = new Map(items.map((item) => [idOf(item), item]))
  for (const [id, item] of each) {
    try {
      done.push(await change(item))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      leftOut.push({ id, reason: error.message })
    }
  }
  return { done, leftOut }
}
