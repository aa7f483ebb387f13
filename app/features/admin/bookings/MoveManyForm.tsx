import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import type { Failure } from '#app/admin/failure.ts'
import { todayIn } from '#app/almanac/today.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { bookingMoves } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { adminBookings, moveWords } from '#app/i18n/en/bookings/adminBookings.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { type DaySlot, daySlots } from '#contract/bookings/pujas.ts'
import { PlacesLeft } from './PlacesLeft.tsx'

export type MoveTo = { preferredDate?: string; preferredTime?: DaySlot; exactTime?: string }

type Props = {
  bookings: readonly StaffBooking[]
  isBusy: boolean
  failure: Failure | undefined
  errorAt: (pointer: string) => string | undefined
  onMove: (to: MoveTo) => void
  onClose: () => void
}

/** A day, a part of the day, an exact time: what is left empty stays as each was booked. */
export function MoveManyForm({ bookings, isBusy, failure, errorAt, onMove, onClose }: Props) {
  const words = useWords(bookingMoves)
  const common = useWords(admin)
  const { date: dateLabel, slot: slotLabel } = useWords(adminBookings)
  const { exactTime: exactLabel } = useWords(moveWords)
  const { nameOf } = useSlotWords()
  const { timeZone } = useAdmin()
  const [to, setTo] = useState<MoveTo>({})
  const [isChecked, setIsChecked] = useState(false)
  const isEmpty = !to.preferredDate && !to.preferredTime && !to.exactTime
  const isOver = to.preferredDate !== undefined && to.preferredDate < todayIn(timeZone)
  const fault = (isEmpty && words.missing) || (isOver && words.isOver) || undefined
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!fault) onMove(to)
  }
  /** An empty field is left out. */
  const change = (field: keyof MoveTo, value: string) => {
    const { [field]: _, ...others } = to
    setTo(value ? { ...others, [field]: value } : others)
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-2 grid gap-4">
      <p className="text-muted">{words.text}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={dateLabel}
          hint={words.dayHint}
          type="date"
          autoFocus
          min={todayIn(timeZone)}
          value={to.preferredDate ?? ''}
          error={(isChecked && fault) || errorAt('#/preferredDate')}
          onChange={({ target }) => change('preferredDate', target.value)}
        />
        <SelectField
          label={slotLabel}
          value={to.preferredTime ?? ''}
          error={errorAt('#/preferredTime')}
          onChange={({ target }) => change('preferredTime', target.value)}
          options={[
            { value: '', label: words.asBooked },
            ...daySlots.map((value) => ({ value, label: nameOf(value) })),
          ]}
        />
        <TextField
          label={exactLabel}
          type="time"
          value={to.exactTime ?? ''}
          error={errorAt('#/exactTime')}
          onChange={({ target }) => change('exactTime', target.value)}
        />
      </div>
      {to.preferredDate?.length === 10 && !isOver && (
        <PlacesLeft bookings={bookings} date={to.preferredDate} slot={to.preferredTime} />
      )}
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {words.move(bookings.length)}
        </Button>
      </div>
    </form>
  )
}
