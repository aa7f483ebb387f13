import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings/public.ts'

type Props = {
  booking: Pick<Booking, 'reference' | 'token'>
  /**
   * Set for the person who is logged in: the address then has no secret, because it outlives a
   * logout.
   */
  isOwn: boolean
  className?: string
  children: ReactNode
}

/** The page of a booking; a guest's secret comes after `#`, which no server sees. */
export function BookingLink({ booking: { reference, token }, isOwn, className, children }: Props) {
  return (
    <Link
      to="/booking/$reference"
      params={{ reference: reference.toLowerCase() }}
      {...(!isOwn && { hash: token })}
      {...(className && { className })}
    >
      {children}
    </Link>
  )
}
