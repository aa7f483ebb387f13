import type { ReactNode } from 'react'
import { AdminLink } from './AdminLink.tsx'

type Props = { reference: string; name: string; children: ReactNode; className?: string }

/** For whom a booking is, with its details, which are a column of their own on a wide screen. */
export function BookedFor({ reference, name, children, className = 'flex-1' }: Props) {
  return (
    <AdminLink
      to={`bookings/${reference.toLowerCase()}`}
      className={`group min-w-0 py-1 min-[90rem]:grid min-[90rem]:grid-cols-[minmax(12rem,2fr)_3fr] min-[90rem]:items-baseline min-[90rem]:gap-4 ${className}`}
    >
      <b className="group-hover:text-saffron">{name}</b>
      <span className="block text-sm text-muted">{children}</span>
    </AdminLink>
  )
}

/** A row of bookings. Hundreds of rows on a festival day: those out of sight cost nothing. */
export const bookedRow =
  'min-h-15 items-center gap-x-4 gap-y-1 border-b border-line py-1 [content-visibility:auto] min-[90rem]:pointer-fine:min-h-11'
