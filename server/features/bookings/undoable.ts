import type { BookingStep } from '#contract/bookings.ts'
import { undoSeconds } from '#contract/bookingsAdmin.ts'

/** For a press in the last moment, and the way of its request. */
const graceSeconds = 5

/** Until then a step of the temple can be undone, and no email about it leaves. */
export const undoUntil = (at: string): Date =>
  new Date(Date.parse(at) + (undoSeconds + graceSeconds) * 1000)

type Undoable = { readonly steps: number; readonly forMs: number }

/** What the office may offer to undo. `steps`: how many the trail has, the last being the one. */
export const undoOf = (
  last: Pick<BookingStep, 'by' | 'at'> | undefined,
  steps: number,
  now: Date,
): Undoable | undefined => {
  if (last?.by !== 'temple' || steps < 2) return undefined
  const forMs = Date.parse(last.at) + undoSeconds * 1000 - now.getTime()
  return forMs > 0 ? { steps, forMs } : undefined
}
