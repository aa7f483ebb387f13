import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings.ts'

type Props = {
  booking: Pick<Booking, 'reference' | 'token'>
  className?: string
  children: ReactNode
}

/** The page of a booking; its secret stands behind `#`, where no server sees it. */
export function BookingLink({ booking: { reference, token }, className, children }: Props) {
  return (
    <Link
      to="/booking/$reference"
      params={{ reference: reference.toLowerCase() }}
      hash={token}
      {...(className && { className })}
    >
      {children}
    </Link>
  )
}
