import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings.ts'

type Props = {
  booking: Pick<Booking, 'reference' | 'token'>
  /** Of the person who is logged in: its address then holds no secret, as it outlives a logout. */
  isOwn: boolean
  className?: string
  children: ReactNode
}

/** The page of a booking; the secret of a guest's stands behind `#`, where no server sees it. */
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
