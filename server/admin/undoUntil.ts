import { undoSeconds } from '#contract/bookings/admin.ts'

/** Allows for a press at the last moment, and the time its request takes. */
const graceSeconds = 5

/** Until then a step of the temple can be undone, and no email about it is sent. */
export const undoUntil = (at: string): Date =>
  new Date(Date.parse(at) + (undoSeconds + graceSeconds) * 1000)
