import { dateAt, fullMomentText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/booking.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { bookingIcsPath, bookingPath, lastLinkDay } from '#contract/bookingLinks.ts'
import { BookingFacts } from './BookingFacts.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import { ChangeBooking } from './ChangeBooking.tsx'
import { GiveAddress } from './GiveAddress.tsx'
import { PendingChanges } from './PendingChanges.tsx'
import { StatusTrail } from './StatusTrail.tsx'
import { statusTone } from './statusTone.ts'
import type { ShownBooking } from './useBooking.ts'
import { usePendingChanges } from './usePendingChanges.ts'

// Below everything else, and rarely needed.
const RenewLink = lazyComponent(async () => (await import('./RenewLink.tsx')).RenewLink)
const QrCode = lazyComponent(async () => (await import('#app/ui/QrCode.tsx')).QrCode)

type Props = ShownBooking & {
  /** The temple's public address. */
  origin: string
}

/** A booking as a pass: shown at the temple, and changed from home. */
export function BookingPass({ booking, isOwn, isFresh, isRefused, seenAt, origin }: Props) {
  const words = useWords(bookingWords)
  const { types } = useWords(puja)
  const pending = usePendingChanges(booking.reference)
  const { timeZone, status, reference } = booking
  const isCalled = status !== 'cancelled'
  const hasLink = dateAt(getNow(), timeZone) <= lastLinkDay(booking.preferredDate)
  const isLive = isOwn || hasLink
  const seen = seenAt && fullMomentText(Date.parse(seenAt), timeZone)
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="text-title">{types[booking.pujaType]}</h1>
      <div className="mt-4 grid gap-3">
        {!isLive && (
          <p role="status" className="rounded-md bg-gold-soft px-4 py-3">
            {words.linkOver}
          </p>
        )}
        {!isFresh && seen && (
          <p role="status" className="text-muted">
            {isRefused || !isLive ? words.asOfThen(seen) : words.asOf(seen)}
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
        {isCalled && isLive && (
          <div className="mt-6 grid justify-items-center gap-3 text-center">
            {hasLink && (
              <>
                <div className="qr-place">
                  <QrCode text={`${origin}${bookingPath(booking)}`} label={words.qr} />
                </div>
                <p className="max-w-sm text-sm text-muted">{words.qrText}</p>
              </>
            )}
            <CalendarLink path={bookingIcsPath(isOwn ? { reference } : booking)} />
            {!isFresh && <p className="text-sm text-muted">{words.calendarOffline}</p>}
          </div>
        )}
      </article>
      {booking.isAddressMissing && isCalled && isLive && (
        <GiveAddress
          booking={booking}
          isWaiting={pending.some(({ command }) => command === 'giveAddress')}
        />
      )}
      <StatusTrail trail={booking.trail} timeZone={timeZone} />
      {isLive && <ChangeBooking booking={booking} pending={pending} />}
      {hasLink && <RenewLink booking={booking} isOwn={isOwn} />}
    </>
  )
}
