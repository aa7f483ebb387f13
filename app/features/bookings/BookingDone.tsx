import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import type { Booking } from '#contract/bookings.ts'
import { BookingLink } from './BookingLink.tsx'

/** `booking` is present once the temple has accepted it; until then it waits on this phone. */
export function BookingDone({ booking }: { booking: Booking | undefined }) {
  const { accepted, saved } = useWords(pujaPage)
  const { account } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card p-[min(1.5rem,5vw)] text-center">
      <Diya className="mx-auto size-16" isLit={booking !== undefined} />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-2xl">
        {booking ? accepted.title : saved.title}
      </h2>
      {booking ? (
        <>
          <p className="mt-2 text-lg">
            {accepted.reference} <strong className="inline-block">{booking.reference}</strong>
          </p>
          <p className="mt-2 text-muted">{accepted.next}</p>
          <BookingLink
            booking={booking}
            isOwn={account !== undefined}
            className={`${buttonClass()} mt-5`}
          >
            {accepted.open}
          </BookingLink>
        </>
      ) : (
        <>
          <p className="mt-2 text-muted">{saved.text}</p>
          <Link to="/outbox" className={`${buttonClass({ variant: 'outline' })} mt-5`}>
            {saved.open}
          </Link>
        </>
      )}
    </div>
  )
}
