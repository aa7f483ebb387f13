import type { BookingStep } from '#contract/bookings.ts'

/** The most emails about one puja, except for cancellations and the temple's own moves. */
const mostEmails = 3

/**
 * For each step, whether the devotee gets an email: received, confirmed, how it ended, and every
 * move by the temple, who would otherwise come at the wrong time. Their own move
 * gets its own email only if one is left for the confirmation that follows, which also has the new
 * time.
 */
export const emailedSteps = (
  trail: readonly Pick<BookingStep, 'status' | 'by' | 'movedFrom'>[],
  includePrasad: boolean,
): boolean[] => {
  const end = includePrasad ? 'prasad_sent' : 'performed'
  let sent = 0
  return trail.map(({ status, by, movedFrom }) => {
    if (movedFrom && by === 'temple') return true
    const isEmailed = movedFrom
      ? sent < mostEmails - 1
      : ['pending', 'confirmed', 'cancelled'].includes(status) ||
        (status === end && sent < mostEmails)
    if (isEmailed) sent += 1
    return isEmailed
  })
}
