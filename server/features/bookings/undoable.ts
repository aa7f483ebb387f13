import type { BookingStep } from '#contract/bookings/public.ts'
import { undoSeconds } from '#contract/bookings/admin.ts'

type Undoable = { readonly steps: number; readonly forMs: number }

/** What the office may offer to undo. `steps`: the length of the trail, whose last step this is. */
export const undoOf = (
  last: Pick<BookingStep, 'by' | 'at'> | undefined,
  steps: number,
  now: Date,
): Undoable | undefined => {
  if (last?.by !== 'temple' || steps < 2) return undefined
  const forMs = Date.parse(last.at) + undoSeconds * 1000 - now.getTime()
  return forMs > 0 ? { steps, forMs } : undefined
}
