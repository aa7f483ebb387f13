import { AdminLink } from '#app/admin/AdminLink.tsx'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { choice, day, flag, searched } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { listPujaSettings } from '#contract/bookings/pujaSettings.ts'
import { exportBookings, listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { ManyBookings } from './ManyBookings.tsx'
import { nameOfBooking } from './nameOfBooking.ts'
import { StatusChip } from './StatusChip.tsx'

const pujaId = (written: string) => (/^[a-z0-9-]{1,70}$/.test(written) ? written : undefined)

/** A searchable list of all bookings. */
export function AllBookings() {
  const words = useWords(adminBookings)
  const { slots } = useWords(puja)
  const pujas = useRead(listPujaSettings, {}).data ?? []
  const pujaNames = Object.fromEntries(pujas.map(({ pujaType, name }) => [pujaType, name]))
  const list = useAdminList({
    read: listBookings,
    csv: exportBookings,
    filters: {
      search: searched(words.searchHint),
      from: day(words.from),
      to: day(words.to),
      status: choice(words.status, words.lanes),
      // Their names come later than what the address says.
      pujaType: { ...choice(words.puja, pujaNames), read: pujaId },
      slot: choice(words.slot, slots),
      isUnpaid: flag(words.isUnpaid),
    },
  })
  return (
    <AdminList
      of={list}
      words={{ ...words, label: words.listLabel }}
      keyOf={({ reference }) => reference}
      bulk={{ nameOf: nameOfBooking, Actions: ManyBookings }}
    >
      {(booking) => <BookingRow booking={booking} />}
    </AdminList>
  )
}

function BookingRow({ booking }: { booking: StaffBooking }) {
  const { slots } = useWords(puja)
  const { reference, status, preferredDate, preferredTime } = booking
  return (
    <AdminLink
      to={`bookings/${reference.toLowerCase()}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{booking.fullName}</span>
        <span className="block text-sm text-muted">
          {booking.pujaName} · {reference}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <span>
          {dateText(preferredDate)}, {slots[preferredTime]}
        </span>
        <StatusChip status={status} />
      </span>
    </AdminLink>
  )
}
