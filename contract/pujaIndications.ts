import type { PujaType } from './pujas.ts'

type Indication = {
  /** Its duration in hours. */
  readonly hours?: readonly [from: number, to: number]
  /** Whole rupees, `from`. */
  readonly amountFrom?: number
}

/**
 * Indicative prices; absent if the temple agrees on them with the devotee. Kept apart from the
 * schemas, which pages load late.
 */
export const pujaIndications: Readonly<Record<PujaType, Indication>> = {
  ganesh: { hours: [1, 2], amountFrom: 2100 },
  sankashti: { hours: [2, 3], amountFrom: 3100 },
  satyanarayana: { hours: [3, 4], amountFrom: 5100 },
  lakshmi: {},
  custom: {},
}
