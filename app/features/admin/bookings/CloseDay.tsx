import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { pujaPlaces, wholeTemple } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { listBookings } from '#contract/bookings/admin.ts'
import { largestPage } from '#contract/paging.ts'
import { may } from '#contract/accounts/permissions.ts'
import { isClosedDay } from '#contract/site/public.ts'
import { getWholeTemple, removeSpecialDay, setSpecialDay } from '#contract/site/specialDaysAdmin.ts'
import { BookedRows } from './BookedRows.tsx'

/**
 * Closes the whole temple for a day, or opens it again: in one press, or after showing who is
 * booked on it.
 */
export function CloseDay({ date }: { date: string }) {
  const words = useWords(wholeTemple)
  const places = useWords(pujaPlaces)
  const common = useWords(admin)
  const { me, timeZone } = useAdmin()
  const query = useRead(getWholeTemple, {})
  const open = { isOpen: 'true', from: date, to: date, limit: largestPage } as const
  const booked = useRead(listBookings, open, { isOff: true })
  const { send, isBusy } = useSend()
  const [isAsking, setIsAsking] = useState(false)
  if (!query.data) return null
  const special = query.data.days.find((day) => day.date === date)
  const isClosed = special !== undefined && isClosedDay(special)
  const mayClose = may(me.role, 'office') && date >= todayIn(timeZone)
  const bookings = booked.data?.items ?? []
  const reopen = async () => {
    if (await send(removeSpecialDay, { date }))
      showToast({ title: words.reopened(dateText(date)), tone: 'success' })
  }
  // Undoing it restores the earlier hours of that day.
  const undo = () =>
    special ? send(setSpecialDay, { date, hours: special.hours }) : send(removeSpecialDay, { date })
  const close = async () => {
    setIsAsking(false)
    if (!(await send(setSpecialDay, { date, hours: 'Closed' }))) return
    showToast({
      title: words.closed(dateText(date)),
      description: words.closedText,
      tone: 'success',
      action: { label: common.undo, onAction: () => void undo() },
    })
  }
  const handleClose = async () => {
    const { data } = await booked.refetch()
    if (data && data.items.length > 0) setIsAsking(true)
    else await close()
  }
  return (
    <>
      {special && (
        <Chip tone={isClosed ? 'kumkum' : 'gold'}>
          {isClosed ? words.isClosed : words.otherHours(special.hours)}
        </Chip>
      )}
      {mayClose && (
        <Button
          variant="outline"
          size="small"
          isBusy={isBusy || booked.isFetching}
          onClick={() => void (isClosed ? reopen() : handleClose())}
        >
          {isClosed ? words.reopen : words.close}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.closeAsk(dateText(date))}
        confirm={words.closeSure}
        cancel={words.closeNot}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void close()}
      >
        <p>{words.stillBooked(bookings.length)}</p>
        <BookedRows bookings={bookings} isOneDay />
        {booked.data?.next && <p className="mt-2">{places.bookedMore}</p>}
      </ConfirmDialog>
    </>
  )
}
