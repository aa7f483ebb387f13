import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import type { Site } from '#contract/site/public.ts'
import { BookingLink } from './BookingLink.tsx'
import { CallUs } from './CallUs.tsx'

// Payment is optional, so its code loads late.
const DakshinaPart = lazyComponent(async () => (await import('./DakshinaPart.tsx')).DakshinaPart)

type Props = {
  booking: Booking | undefined
  /** Requested when it was already too late to change. */
  isLate: boolean
  site: Site
  onAnother: () => void
}

/**
 * Shown instead of the form, which is reset. `booking` is present once the server has accepted it;
 * until then it waits in the outbox.
 */
export function BookingDone({ booking, isLate, site, onAnother }: Props) {
  const { accepted, saved, another } = useWords(pujaPage)
  const { callNow } = useWords(bookingWords)
  const { account } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="done" className="max-w-3xl py-4">
      <Diya className="size-16" isLit={booking !== undefined} />
      <h2 id="done" ref={heading} tabIndex={-1} className="mt-3 scroll-mt-48 text-title">
        {booking ? accepted.title : saved.title}
      </h2>
      {booking && (
        <p className="mt-3 text-lg">
          {accepted.reference} <strong className="inline-block">{booking.reference}</strong>
        </p>
      )}
      <p className="mt-2 text-muted">{booking ? accepted.next : saved.text}</p>
      {isLate && (
        <div className="mt-3">
          <CallUs text={callNow} phone={site.phone} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {booking ? (
          <BookingLink booking={booking} isOwn={account !== undefined} className={buttonClass()}>
            {accepted.open}
          </BookingLink>
        ) : (
          <Link to="/outbox" className={buttonClass()}>
            {saved.open}
          </Link>
        )}
        <Button variant="outline" onClick={onAnother}>
          {another}
        </Button>
      </div>
      {booking && <DakshinaPart booking={booking} isOwn={account !== undefined} site={site} />}
    </section>
  )
}
