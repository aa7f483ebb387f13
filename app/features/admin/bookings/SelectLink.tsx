import { AdminLink } from '#app/admin/AdminLink.tsx'
import { adminBookingsBulk } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'

/** Leads to the list in which many bookings of these days can be chosen. */
export function SelectLink({ from, to }: { from: string; to?: string }) {
  const { select } = useWords(adminBookingsBulk)
  return (
    <AdminLink
      to="bookings/all"
      filters={{ from, ...(to && { to }) }}
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      {select}
    </AdminLink>
  )
}
