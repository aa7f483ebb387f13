import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { isDone, useCommandForm } from '#app/forms/useCommandForm.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import { calendarDay, daySlot, type DaySlot, type FreeSlot } from '#contract/bookings/pujas.ts'
import { BookingRefused } from './BookingRefused.tsx'
import { chosen } from './bookingFields.ts'
import { DayAndTime } from './DayAndTime.tsx'
import { useOfferedPuja } from './pujas.ts'
import { useAvailability } from './useAvailability.ts'
import { useBookingLabels } from './useBookingLabels.ts'
import { useTempleNow } from './useTempleNow.ts'

type Values = { preferredDate: string; preferredTime: string }

const schema = z.object({ preferredDate: calendarDay, preferredTime: daySlot })
const empty: Values = { preferredDate: '', preferredTime: '' }

type Props = { booking: Booking; phone: string | undefined; onClose: () => void }

/** Another day or time for the same puja. */
export function MoveBooking({ booking, phone, onClose }: Props) {
  const words = useWords(bookingWords)
  const { reference, token, pujaType, timeZone } = booking
  const { form, field, formProps, isSending, refusal } = useCommandForm<
    'rescheduleBooking',
    Values
  >({
    command: 'rescheduleBooking',
    labels: useBookingLabels().rescheduleBooking,
    schema,
    empty,
    toInput: ({ preferredDate, preferredTime }) => ({
      reference,
      token,
      preferredDate,
      preferredTime: preferredTime as DaySlot,
    }),
    toValues: ({ preferredDate, preferredTime }) => ({ preferredDate, preferredTime }),
    form: `move/${reference}`,
    onSettled: (outcome) => isDone(outcome) && onClose(),
  })
  const { control } = form
  const date = useWatch({ control, name: 'preferredDate' })
  const slot = useWatch({ control, name: 'preferredTime' })
  const puja = useOfferedPuja(pujaType)
  const places = useAvailability(pujaType, date)
  const now = useTempleNow(timeZone, dateAt(getNow(), timeZone))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const handlePick = (free: FreeSlot) => {
    form.setValue('preferredDate', free.date, chosen)
    form.setValue('preferredTime', free.slot, chosen)
  }
  return (
    <form {...formProps} className="mt-4 grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {words.moveHeading}
        </h3>
        <p className="text-muted">{words.moveText}</p>
      </div>
      {refusal && <BookingRefused refusal={refusal} onPick={handlePick} />}
      <DayAndTime
        puja={puja}
        phone={phone}
        places={places}
        now={now}
        timeZone={timeZone}
        date={date}
        slot={slot}
        dateInput={field('preferredDate')}
        slotInput={field('preferredTime')}
        onPickDay={(day) => form.setValue('preferredDate', day, chosen)}
        onPick={handlePick}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? words.moving : words.moveIt}
        </Button>
        <Button variant="outline" disabled={isSending} onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
