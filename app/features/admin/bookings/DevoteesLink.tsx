import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useSend } from '#app/admin/useSend.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { lastLinkDay } from '#contract/bookings/links.ts'
import { renewStaffBookingLink, type StaffBookingDetails } from '#contract/bookings/admin.ts'

/**
 * What the devotee's secret link allows, and a way to replace it if it reached the wrong person.
 */
export function DevoteesLink({ booking }: { booking: StaffBookingDetails }) {
  const { link: words } = useWords(adminBookings)
  const { timeZone } = useAdmin()
  const { send, isBusy } = useSend()
  const [isAsking, setIsAsking] = useState(false)
  const { reference, preferredDate, linkVersion, email } = booking
  const isOver = dateAt(getNow(), timeZone) > lastLinkDay(preferredDate)
  const handleConfirm = async () => {
    setIsAsking(false)
    const done = await send(renewStaffBookingLink, { reference, replaces: linkVersion })
    if (!done) return
    // A deleted account leaves no address.
    const result = email ? { description: words.doneText } : {}
    showToast({ title: words.done, ...result, tone: 'success' })
  }
  return (
    <>
      <h2 className="mb-3 text-xl">{words.heading}</h2>
      <p>{isOver ? words.over : words.text}</p>
      {!isOver && (
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          isBusy={isBusy}
          onClick={() => setIsAsking(true)}
        >
          {words.make}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirm={words.confirm}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void handleConfirm()}
      >
        <p>
          {words.sure} {email && words.sentTo(email)}
        </p>
      </ConfirmDialog>
    </>
  )
}
