import type { BookingStep } from '#contract/bookings/public.ts'

/** The most emails about one puja, except for cancellations and the temple's own moves. */
const mostEmails = 3

/**
 * For each step, whether the devotee gets an email: received, confirmed, how it ended, and every
 * move by the temple, who would otherwise come at the wrong time. Their own move
 * gets its own email only if one is left for the confirmation that follows, which also has the new
 * time.
 */
export const emailedSteps = (
  trail: readonly (Pick<BookingStep, 'status' | 'movedFrom'> & { by?: BookingStep['by'] })[],
  includePrasad: boolean,
): boolean[] => {
  const end = includePrasad ? 'prasad_sent' : 'performed'
  let sent = 0
  return trail.map(({ status, by, movedFrom }) => {
    if (movedFrom && by === 'temple') return true
    // What staff book is confirmed at once, and that is what the devotee is told.
    if (status === 'pending' && by === 'temple') return false
    const isEmailed = movedFrom
      ? sent < mostEmails - 1
      : ['pending', 'confirmed', 'cancelled'].includes(status) ||
        (status === end && sent < mostEmails)
    if (isEmailed) sent += 1
    return isEmailed
  })
}
