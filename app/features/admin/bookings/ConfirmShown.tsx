import { useConfirmBookings } from '#app/admin/useConfirmBookings.ts'
import { adminToday } from '#app/i18n/en/admin/adminToday.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { largestPage } from '#contract/paging.ts'

/** Confirms in one press what is on the page and waits for it; on the largest days, as many as go at once. */
export function ConfirmShown({ bookings }: { bookings: readonly StaffBooking[] }) {
  const words = useWords(adminToday)
  const { confirm, isBusy } = useConfirmBookings()
  const pending = bookings.filter(({ status }) => status === 'pending')
  if (pending.length === 0) return null
  const references = pending.slice(0, largestPage).map(({ reference }) => reference)
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void confirm(references)}>
      {references.length < pending.length
        ? words.confirmFirst(references.length)
        : words.confirmAll(references.length)}
    </Button>
  )
}
