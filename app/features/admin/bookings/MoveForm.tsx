import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { keepFocusAt } from '#app/admin/keepFocusAt.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { todayIn } from '#app/almanac/today.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBookings, moveWords } from '#app/i18n/en/bookings/adminBookings.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { moveBooking, type StaffBookingDetails, undoSeconds } from '#contract/bookings/admin.ts'
import { getAvailability } from '#contract/bookings/public.ts'
import { type DaySlot, daySlots, usualSlots } from '#contract/bookings/pujas.ts'

/** The id of the heading above the form, which stays after it closes. */
export const moveHeading = 'move-booking'

type Props = { booking: StaffBookingDetails; onUndo: (steps: number) => void }

/** Another day, part of the day, or exact time. */
export function MoveForm({ booking, onUndo }: Props) {
  const words = useWords(moveWords)
  const common = useWords(admin)
  const { slot: slotLabel, date: dateLabel } = useWords(adminBookings)
  const { withHours } = useSlotWords()
  const { timeZone } = useAdmin()
  const { send, isBusy, failure, errorAt } = useSend()
  const { reference, pujaType, preferredDate, preferredTime, exactTime = '', trail } = booking
  const [to, setTo] = useState({ preferredDate, preferredTime, exactTime })
  // Free slots of the chosen day, and the booking's current one.
  const slots = useRead(
    getAvailability,
    { pujaType, from: to.preferredDate, to: to.preferredDate },
    { isOff: to.preferredDate.length !== 10 },
  ).data?.days[0]?.slots
  const offered: readonly DaySlot[] = slots?.map(({ slot }) => slot) ?? usualSlots
  const timeOf = (slot: DaySlot) =>
    slot === preferredTime && to.preferredDate === preferredDate
      ? booking
      : slots?.find((each) => each.slot === slot)
  const isSame =
    to.preferredDate === preferredDate &&
    to.preferredTime === preferredTime &&
    to.exactTime === exactTime
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const moved = await send(
      moveBooking,
      {
        reference,
        steps: trail.length,
        preferredDate: to.preferredDate,
        preferredTime: to.preferredTime,
        ...(to.exactTime && { exactTime: to.exactTime }),
      },
      { isQuiet: true },
    )
    if (!moved) return
    // The form is another one, with one step more behind it.
    keepFocusAt(document.getElementById(moveHeading))
    showToast({
      title: words.moved,
      description: moved.email ? words.emailSoon(undoSeconds) : words.noEmail,
      tone: 'success',
      durationMs: undoSeconds * 1000,
      action: { label: common.undo, onAction: () => onUndo(moved.trail.length) },
    })
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      <p>{words.text}</p>
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
        <TextField
          label={dateLabel}
          type="date"
          min={todayIn(timeZone)}
          value={to.preferredDate}
          error={errorAt('#/preferredDate')}
          onChange={({ target }) => setTo({ ...to, preferredDate: target.value })}
        />
        <SelectField
          label={slotLabel}
          value={to.preferredTime}
          onChange={({ target }) =>
            setTo({
              ...to,
              preferredTime: daySlots.find((each) => each === target.value) ?? preferredTime,
            })
          }
          error={errorAt('#/preferredTime')}
          options={daySlots
            .filter((slot) => offered.includes(slot) || slot === to.preferredTime)
            .map((value) => ({ value, label: withHours(value, timeOf(value)) }))}
        />
        <TextField
          label={words.exactTime}
          type="time"
          value={to.exactTime}
          error={errorAt('#/exactTime')}
          onChange={({ target }) => setTo({ ...to, exactTime: target.value })}
        />
      </div>
      <FailureNotice failure={failure} />
      <div>
        <Button type="submit" size="small" variant="outline" isBusy={isBusy} disabled={isSame}>
          {words.move}
        </Button>
      </div>
    </form>
  )
}
