import { useSend } from '#app/admin/useSend.ts'
import { adminBookings } from '#app/i18n/en/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { BookingStatus } from '#contract/bookings.ts'
import { advanceBooking } from '#contract/bookingsAdmin.ts'

/** Moves a booking one step along its trail, and says so. */
export function useAdvance() {
  const words = useWords(adminBookings)
  const { send, isBusy } = useSend()
  const advance = async (reference: string, status: BookingStatus): Promise<void> => {
    const moved = await send(advanceBooking, { reference, status })
    if (moved) {
      showToast({
        title: words.moved(reference, words.lanes[status]),
        description: words.movedText,
        tone: 'success',
      })
    }
  }
  return { advance, isBusy }
}
