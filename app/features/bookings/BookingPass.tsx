import { CalendarPlus } from 'lucide'
import { fullMomentText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/booking.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { bookingIcsPath, bookingPath } from '#contract/bookingLinks.ts'
import type { Booking } from '#contract/bookings.ts'
import { BookingFacts } from './BookingFacts.tsx'
import { ChangeBooking } from './ChangeBooking.tsx'
import { GiveAddress } from './GiveAddress.tsx'
import { PendingChanges } from './PendingChanges.tsx'
import { StatusTrail } from './StatusTrail.tsx'
import { statusTone } from './statusTone.ts'
import { usePendingChanges } from './usePendingChanges.ts'

const QrCode = lazyComponent(async () => (await import('#app/ui/QrCode.tsx')).QrCode)

type Props = {
  booking: Booking
  /** Told just now, not only remembered by this phone. */
  isFresh: boolean
  seenAt: string
  /** The temple's public address. */
  origin: string
}

/** A booking as a pass: shown at the temple, and changed from home. */
export function BookingPass({ booking, isFresh, seenAt, origin }: Props) {
  const words = useWords(bookingWords)
  const { types } = useWords(puja)
  const pending = usePendingChanges(booking.reference)
  const { timeZone, status, reference } = booking
  const isCalled = status !== 'cancelled'
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="text-title">{types[booking.pujaType]}</h1>
      <div className="mt-4 grid gap-3">
        {!isFresh && seenAt && (
          <p role="status" className="text-muted">
            {words.asOf(fullMomentText(Date.parse(seenAt), timeZone))}
          </p>
        )}
        <PendingChanges of={pending} />
      </div>
      <article className="card mt-4 p-5 sm:p-7">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
          <p>
            <span className="block text-sm text-muted">{words.reference}</span>
            <span className="text-xl font-semibold tracking-wide">{reference}</span>
          </p>
          <Chip tone={statusTone[status]}>{words.status[status]}</Chip>
        </div>
        <BookingFacts booking={booking} />
        {isCalled && (
          <div className="mt-6 grid justify-items-center gap-3 text-center">
            <div className="qr-place">
              <QrCode text={`${origin}${bookingPath(booking)}`} label={words.qr} />
            </div>
            <p className="max-w-sm text-sm text-muted">{words.qrText}</p>
            <a
              href={bookingIcsPath(booking)}
              download
              className={`${buttonClass({ variant: 'outline' })} w-full sm:w-auto`}
            >
              <Icon of={CalendarPlus} className="size-5" />
              {words.addToCalendar}
            </a>
            {!isFresh && <p className="text-sm text-muted">{words.calendarOffline}</p>}
          </div>
        )}
      </article>
      {booking.isAddressMissing && isCalled && (
        <GiveAddress
          booking={booking}
          isWaiting={pending.some(({ command }) => command === 'giveAddress')}
        />
      )}
      <StatusTrail trail={booking.trail} timeZone={timeZone} />
      <ChangeBooking booking={booking} pending={pending} />
    </>
  )
}
