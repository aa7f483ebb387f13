import { AdminLink } from '#app/admin/AdminLink.tsx'
import { CsvLink, FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { day, oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { usePages } from '#app/admin/usePages.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { listPujaSettings } from '#contract/bookings/pujaSettings.ts'
import { listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { StatusChip } from './StatusChip.tsx'

const pujaId = (written: string) => (/^[a-z0-9-]{1,70}$/.test(written) ? written : undefined)

/** A searchable list of all bookings. */
export function AllBookings() {
  const words = useWords(adminBookings)
  const { slots } = useWords(puja)
  const pujas = useRead(listPujaSettings, {}).data ?? []
  const {
    shown: wanted,
    set,
    clear,
    isOn,
  } = useFilters({
    search: text,
    from: day,
    to: day,
    status: oneOf(words.lanes),
    pujaType: pujaId,
    slot: oneOf(slots),
  })
  const pages = usePages(listBookings, wanted)
  return (
    <>
      <Filters>
        <SearchBox
          value={wanted.search ?? ''}
          hint={words.searchHint}
          onSearch={(search) => set({ search })}
        />
        <TextField
          label={words.from}
          type="date"
          value={wanted.from ?? ''}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          label={words.to}
          type="date"
          value={wanted.to ?? ''}
          onChange={({ target }) => set({ to: target.value })}
        />
        <FilterChoice
          label={words.status}
          value={wanted.status}
          options={words.lanes}
          onChoose={(status) => set({ status })}
        />
        <FilterChoice
          label={words.puja}
          value={wanted.pujaType}
          options={Object.fromEntries(pujas.map(({ pujaType, name }) => [pujaType, name]))}
          onChoose={(pujaType) => set({ pujaType })}
        />
        <FilterChoice
          label={words.slot}
          value={wanted.slot}
          options={slots}
          onChoose={(slot) => set({ slot })}
        />
        <CsvLink path="/api/admin/bookings.csv" filters={wanted} />
      </Filters>
      <PagedList
        pages={pages}
        label={words.listLabel}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isOn ? clear : undefined}
        keyOf={({ reference }) => reference}
      >
        {(booking) => <BookingRow booking={booking} />}
      </PagedList>
    </>
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
