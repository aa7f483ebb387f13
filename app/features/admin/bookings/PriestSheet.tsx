import { Printer } from 'lucide'
import { useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { clockText, dateText, dayText } from '#app/i18n/dates.ts'
import { priestSheet } from '#app/i18n/en/bookings/adminBookings.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { SpokenName } from './SpokenName.tsx'
import { SevasOnSheet } from './SevasOnSheet.tsx'
import { SponsoredOnSheet } from './SponsoredOnSheet.tsx'
import { getPriestSheet, type InBothScripts, type SheetBooking } from '#contract/bookings/admin.ts'
import { printSevaDays } from '#contract/sevas/admin.ts'
import { printSponsoredDays } from '#contract/sponsorships/admin.ts'
import type { DaySlot, SlotTime } from '#contract/bookings/pujas.ts'

/** The priest's printed list for a day. */
export function PriestSheet({ date }: { date: string }) {
  const words = useWords(priestSheet)
  const query = useRead(getPriestSheet, { date }, { isReadOnce: true })
  const day = { date, to: date }
  const sevas = useRead(printSevaDays, day, { isReadOnce: true }).data ?? []
  const sponsored = useRead(printSponsoredDays, day, { isReadOnce: true }).data ?? []
  const [priest, setPriest] = useState('')
  const all = query.data?.slots.flatMap(({ bookings }) => bookings) ?? []
  const priests = [...new Set(all.flatMap(({ priest: name }) => name ?? []))].sort()
  const slots = (query.data?.slots ?? [])
    .map((slot) => ({
      ...slot,
      bookings: slot.bookings.filter((booking) => !priest || booking.priest === priest),
    }))
    .filter(({ bookings }) => bookings.length > 0)
  const isGuessed = slots.some(({ bookings }) =>
    bookings.some((booking) => namesOf(booking).some((name) => name.isGuessed)),
  )
  const pending = query.data?.pending ?? 0
  const isEmpty = slots.length + sevas.length + sponsored.length === 0
  return (
    <TabPage
      title={words.heading(dayText(date))}
      action={
        <Button onClick={() => print()} disabled={isEmpty}>
          <Icon of={Printer} className="size-5" />
          {words.print}
        </Button>
      }
    >
      <BackLink to={`bookings/day/${date}`}>{dateText(date)}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {pending > 0 && <p className="admin-panel no-print mt-2">{words.pending(pending)}</p>}
      {query.data && isEmpty && (
        <EmptyState title={words.empty}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {priests.length > 0 && (
        <SelectField
          className="no-print mt-3 max-w-xs"
          label={words.whose}
          value={priest}
          onChange={({ target }) => setPriest(target.value)}
          options={[
            { value: '', label: words.allPriests },
            ...priests.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      <div className="sheet">
        {priest && <p className="text-lg font-semibold">{words.priest(priest)}</p>}
        {query.data?.logo && (
          <img {...query.data.logo} alt="" className="max-h-14 max-w-48 object-contain" />
        )}
        {slots.map(({ slot, bookings, ...time }) => (
          <SlotTable key={`${slot} ${time.hours}`} slot={slot} time={time} bookings={bookings} />
        ))}
        {!priest && sevas.length > 0 && <SevasOnSheet days={sevas} />}
        {!priest && sponsored.length > 0 && <SponsoredOnSheet days={sponsored} />}
        {isGuessed && <p className="mt-3 text-sm text-muted">{words.guessed}</p>}
      </div>
      {slots.length > 0 && <p className="no-print mt-4 text-sm text-muted">{words.printHint}</p>}
    </TabPage>
  )
}

const namesOf = ({ names, gotra, nakshatra, rashi }: SheetBooking): InBothScripts[] =>
  [...names, gotra, nakshatra, rashi].filter((name) => name !== undefined)

type TableProps = {
  slot: DaySlot
  time: SlotTime
  bookings: readonly SheetBooking[]
}

function SlotTable({ slot, time, bookings }: TableProps) {
  const words = useWords(priestSheet)
  const { line } = useSlotWords()
  return (
    <section className="mt-4 overflow-x-auto">
      <h2 className="text-lg">{line(slot, time)}</h2>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">{words.puja}</th>
            <th scope="col">{words.names}</th>
            <th scope="col">{words.gotra}</th>
            <th scope="col">{words.stars}</th>
            <th scope="col">{words.notes}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.reference}>
              <td>
                <strong>{booking.pujaName}</strong>
                <br />
                {booking.reference}
                <br />
                {booking.exactTime && (
                  <>
                    <strong>{clockText(booking.exactTime)}</strong>
                    <br />
                  </>
                )}
                {booking.fullName}
                {booking.phone && (
                  <>
                    <br />
                    {booking.phone}
                  </>
                )}
              </td>
              <td data-label={words.names}>
                {booking.names.map((name, at) => (
                  <SpokenName key={at} reference={booking.reference} of={name} />
                ))}
              </td>
              <td data-label={words.gotra}>
                {booking.gotra ? (
                  <SpokenName reference={booking.reference} of={booking.gotra} />
                ) : (
                  booking.isGotraUnknown && words.gotraUnknown
                )}
              </td>
              <td data-label={words.stars}>
                {booking.nakshatra && <SpokenName of={booking.nakshatra} />}
                {booking.rashi && <SpokenName of={booking.rashi} />}
              </td>
              <td data-label={words.notes}>
                {booking.priest && <p>{words.priest(booking.priest)}</p>}
                {booking.officeNotes && <p>{words.officeNotes(booking.officeNotes)}</p>}
                {booking.intention && <p>{booking.intention}</p>}
                {booking.specialRequests && <p>{booking.specialRequests}</p>}
                {booking.includePrasad && <p>{words.prasad}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
