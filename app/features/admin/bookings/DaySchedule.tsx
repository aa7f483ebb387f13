import { ChevronLeft, ChevronRight, Printer } from 'lucide'
import { useState } from 'react'
import { AdminLink, useGoTo } from '#app/admin/AdminLink.tsx'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { dayPlus } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminBookings } from '#app/i18n/en/adminBookings.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { BookingStatus } from '#contract/bookings.ts'
import { listBookings, type StaffBooking } from '#contract/bookingsAdmin.ts'
import { largestPage } from '#contract/paging.ts'
import { daySlots } from '#contract/pujas.ts'
import { Lanes } from './Lanes.tsx'
import { useAdvance } from './useAdvance.ts'

/** A day at the temple: its three parts, each with its bookings by status. */
export function DaySchedule({ date }: { date: string }) {
  const words = useWords(adminBookings)
  const { slots, slotHours } = useWords(puja)
  const asked = useRead(listBookings, { from: date, to: date, limit: largestPage })
  const { advance, undo, isBusy } = useAdvance()
  const [cancelling, setCancelling] = useState<StaffBooking>()
  const handleAdvance = (booking: StaffBooking, status: BookingStatus, isDropped: boolean) => {
    if (isDropped && status === 'cancelled') setCancelling(booking)
    else void advance(booking.reference, status)
  }
  const items = asked.data?.items ?? []
  return (
    <>
      <DayPicker date={date} />
      {asked.isPending && <ListSkeleton />}
      {asked.isError && !asked.data && (
        <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && items.length === 0 && (
        <EmptyState title={words.emptyDay}>
          <p>{words.emptyDayText}</p>
        </EmptyState>
      )}
      {items.length > 0 &&
        daySlots.map((slot) => (
          <section key={slot} aria-labelledby={`slot-${slot}`} className="mt-6">
            <h2 id={`slot-${slot}`} className="text-xl">
              {slots[slot]} <span className="font-sans text-sm text-muted">{slotHours[slot]}</span>
            </h2>
            <Lanes
              bookings={items.filter(({ preferredTime }) => preferredTime === slot)}
              isBusy={isBusy}
              onAdvance={handleAdvance}
              onUndo={({ reference }, steps) => void undo(reference, steps)}
            />
          </section>
        ))}
      {asked.data?.next && <p className="admin-panel mt-6">{words.tooMany}</p>}
      <ConfirmDialog
        isOpen={cancelling !== undefined}
        title={words.cancelTitle}
        confirm={words.cancelIt}
        onClose={() => setCancelling(undefined)}
        onConfirm={() => {
          if (cancelling) void advance(cancelling.reference, 'cancelled')
          setCancelling(undefined)
        }}
      >
        <p>{words.cancelText(cancelling?.fullName ?? '')}</p>
      </ConfirmDialog>
    </>
  )
}

function DayPicker({ date }: { date: string }) {
  const words = useWords(adminBookings)
  const common = useWords(admin)
  const { timeZone } = useAdmin()
  const goTo = useGoTo()
  const today = todayIn(timeZone)
  const show = (day: string) => goTo(`bookings/day/${day}`)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton label={common.dayBefore} onClick={() => show(dayPlus(date, -1))}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <input
          type="date"
          aria-label={words.date}
          value={date}
          min="2000-01-01"
          max="2999-12-31"
          onChange={({ target }) => target.value && show(target.value)}
          className="field w-auto"
        />
        <IconButton label={common.dayAfter} onClick={() => show(dayPlus(date, 1))}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      {date !== today && (
        <AdminLink to={`bookings/day/${today}`} className={buttonClass({ variant: 'outline' })}>
          {words.today}
        </AdminLink>
      )}
      <p className="font-display text-lg">
        {date === today && `${words.today}, `}
        {weekdayText(date)}, {dateText(date)}
      </p>
      <AdminLink
        to={`bookings/sheet/${date}`}
        className={`${buttonClass({ variant: 'outline' })} sm:ml-auto`}
      >
        <Icon of={Printer} className="size-5" />
        {words.sheet}
      </AdminLink>
    </div>
  )
}
