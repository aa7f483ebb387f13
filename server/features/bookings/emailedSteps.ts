import type { BookingStep } from '#contract/bookings.ts'

/** So many emails a devotee gets about one puja; more only of a cancellation. */
const mostEmails = 3

/**
 * Of each step, whether the devotee gets an email about it: received, confirmed, and how it ended. A
 * move has an email of its own only while there is room for the confirmation that follows it, which has
 * the new time as well.
 */
export const emailedSteps = (
  trail: readonly Pick<BookingStep, 'status' | 'movedFrom'>[],
  includePrasad: boolean,
): boolean[] => {
  const end = includePrasad ? 'prasad_sent' : 'performed'
  let sent = 0
  return trail.map(({ status, movedFrom }) => {
    const isEmailed = movedFrom
      ? sent < mostEmails - 1
      : ['pending', 'confirmed', 'cancelled'].includes(status) ||
        (status === end && sent < mostEmails)
    if (isEmailed) sent += 1
    return isEmailed
  })
}
