import { useEffect, useRef } from 'react'
import { useCommand } from '#app/forms/useCommand.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import { useBookingLabels } from './useBookingLabels.ts'

type Props = { booking: Booking; onClose: () => void }

/** Asks for confirmation before the slot is released. */
export function CancelBooking({ booking, onClose }: Props) {
  const words = useWords(bookingWords)
  const { send, isSending } = useCommand('cancelBooking', useBookingLabels().cancelBooking)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const handleCancel = async () => {
    const { reference, token } = booking
    const { state } = await send({ reference, token })
    if (state !== 'unsaved') onClose()
  }
  return (
    <div className="mt-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {words.cancelHeading}
      </h3>
      <p className="mt-1">{words.cancelText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isSending} onClick={handleCancel}>
          {isSending ? words.cancelling : words.cancelIt}
        </Button>
        <Button variant="outline" disabled={isSending} onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
