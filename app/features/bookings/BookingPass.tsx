import { dateAt, fullMomentText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { getNow } from '#app/offline/clock.ts'
import { bookingIcsPath, lastLinkDay } from '#contract/bookings/links.ts'
import type { Site } from '#contract/site/public.ts'
import { BookingFacts } from './BookingFacts.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import { CallUs } from './CallUs.tsx'
import { ChangeBooking } from './ChangeBooking.tsx'
import { lazyForm } from './lazyForm.tsx'
import { PassTicket } from './PassTicket.tsx'
import { PendingChanges } from './PendingChanges.tsx'
import { StatusTrail } from './StatusTrail.tsx'
import type { ShownBooking } from './useBooking.ts'
import { usePendingChanges } from './usePendingChanges.ts'

// Payment is optional, so its code loads late.
const DakshinaPart = lazyComponent(async () => (await import('./DakshinaPart.tsx')).DakshinaPart)
const GiveAddress = lazyForm(async () => (await import('./GiveAddress.tsx')).GiveAddress)
// Below everything else, and rarely needed.
const RenewLink = lazyComponent(async () => (await import('./RenewLink.tsx')).RenewLink)

type Props = ShownBooking & {
  /** The temple's public address. */
  origin: string
  site: Site | undefined
  /** The devotee returns from the card form. */
  hasPaid?: boolean
}

/** A booking as a pass: shown at the temple, and changed from home. */
export function BookingPass(props: Props) {
  const { booking, isOwn, isFresh, isRefused, seenAt, origin, site, hasPaid = false } = props
  const words = useWords(bookingWords)
  const pending = usePendingChanges(booking.reference)
  const { timeZone, status, reference } = booking
  const isCalled = status !== 'cancelled'
  const now = getNow()
  const today = dateAt(now, timeZone)
  const hasLink = today <= lastLinkDay(booking.preferredDate)
  const isLive = isOwn || hasLink
  const isLate =
    status === 'pending' &&
    now > Date.parse(booking.changeUntil) &&
    now < Date.parse(booking.endsAt)
  const seen = seenAt && fullMomentText(Date.parse(seenAt), timeZone)
  return (
    <div className="pass">
      <div>
        <div className="pass-notes grid gap-3 empty:hidden">
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
          {isLive && site && isLate && <CallUs text={words.callNow} phone={site.phone} />}
        </div>
        <PassTicket
          booking={booking}
          origin={origin}
          temple={site?.name}
          hasCode={isCalled && hasLink}
        />
        {isCalled && (
          <p className="pass-notes text-center">
            {status === 'pending' ? words.steps.pending : words.show}{' '}
            <span className="block text-muted">{words.opensOffline}</span>
          </p>
        )}
        {isCalled && isLive && (
          <div className="pass-notes grid gap-3">
            <CalendarLink path={bookingIcsPath(isOwn ? { reference } : booking)} />
            {!isFresh && <p className="text-sm text-muted">{words.calendarOffline}</p>}
          </div>
        )}
      </div>
      <div className="max-w-3xl">
        {booking.isAddressMissing && isCalled && isLive && (
          <GiveAddress
            booking={booking}
            isWaiting={pending.some(({ command }) => command === 'giveAddress')}
          />
        )}
        {isLive && site && (
          <DakshinaPart booking={booking} isOwn={isOwn} hasPaid={hasPaid} site={site} />
        )}
        <BookingFacts booking={booking} />
        <StatusTrail trail={booking.trail} timeZone={timeZone} />
        {isLive && <ChangeBooking booking={booking} pending={pending} phone={site?.phone} />}
        {hasLink && <RenewLink booking={booking} isOwn={isOwn} />}
      </div>
    </div>
  )
}
