import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { BookingStatus } from '#contract/bookings/public.ts'
import { advanceBooking, undoBookingStep, undoSeconds } from '#contract/bookings/admin.ts'

/** Moves a booking one step along its trail, and can undo that for ten seconds. */
export function useAdvance() {
  const words = useWords(adminBookings)
  const common = useWords(admin)
  const { send, isBusy } = useSend()
  const undo = async (reference: string, steps: number): Promise<void> => {
    const undone = await send(undoBookingStep, { reference, steps })
    if (!undone) return
    const title = words.undone(reference, words.lanes[undone.status])
    showToast({ title, description: words.undoneText, tone: 'success' })
  }
  const advance = async (
    reference: string,
    status: BookingStatus,
    reason?: string,
  ): Promise<void> => {
    const moved = await send(advanceBooking, { reference, status, ...(reason && { reason }) })
    if (!moved) return
    const isEmailed = moved.email !== '' && moved.trail.at(-1)?.isEmailed
    showToast({
      title: words.moved(reference, words.lanes[status]),
      description: isEmailed ? words.emailSoon(undoSeconds) : words.noEmail,
      tone: 'success',
      durationMs: undoSeconds * 1000,
      action: { label: common.undo, onAction: () => void undo(reference, moved.trail.length) },
    })
  }
  return { advance, undo, isBusy }
}
