import { useState } from 'react'
import { fullMomentText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { Button } from '#app/ui/Button.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import { CallUs } from './CallUs.tsx'
import { lazyForm } from './lazyForm.tsx'
import type { PendingChange } from './usePendingChanges.ts'

const CancelBooking = lazyForm(async () => (await import('./CancelBooking.tsx')).CancelBooking)
const MoveBooking = lazyForm(async () => (await import('./MoveBooking.tsx')).MoveBooking)

type Props = {
  booking: Booking
  pending: readonly PendingChange[]
  /** The temple's number, once it is loaded. */
  phone: string | undefined
}

/** The temple's rule in words, and what it allows now. */
export function ChangeBooking({ booking, pending, phone }: Props) {
  const words = useWords(bookingWords)
  const [isOpen, setIsOpen] = useState<'move' | 'cancel'>()
  const { status, canCancel, canReschedule, changeUntil, timeZone } = booking
  if (status !== 'pending' && status !== 'confirmed') return null

  const isInTime = getNow() < Date.parse(changeUntil)
  const isUnderWay = pending.some(
    ({ command, state }) => command !== 'giveAddress' && state !== 'refused',
  )
  const canMove = canReschedule && isInTime
  const canEnd = canCancel && isInTime
  const isShown = (isOpen === 'move' && canMove) || (isOpen === 'cancel' && canEnd)
  const until = fullMomentText(Date.parse(changeUntil), timeZone)
  const rule = canReschedule ? words.ruleBoth(until) : words.ruleCancel(until)
  const close = () => setIsOpen(undefined)
  return (
    <Fold heading={words.change} className="not-printed">
      <div className="mt-2">
        {isInTime ? <p>{rule}</p> : <CallUs text={words.ruleOver} phone={phone} />}
      </div>
      {isOpen === 'move' && canMove && (
        <MoveBooking booking={booking} phone={phone} onClose={close} />
      )}
      {isOpen === 'cancel' && canEnd && <CancelBooking booking={booking} onClose={close} />}
      {!isShown && !isUnderWay && (
        <div className="mt-4 flex flex-wrap gap-3">
          {canMove && (
            <Button variant="outline" onClick={() => setIsOpen('move')}>
              {words.move}
            </Button>
          )}
          {canEnd && (
            <Button variant="quiet" onClick={() => setIsOpen('cancel')}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </Fold>
  )
}
