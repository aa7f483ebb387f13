import { useRead } from '#app/admin/useRead.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { todayIn } from '#app/almanac/today.ts'
import { pujaPlaces } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { weekday } from '#almanac/civilDate.ts'
import { listBookings } from '#contract/bookings/admin.ts'
import { largestPage } from '#contract/paging.ts'
import type { DaySlot, PujaType } from '#contract/bookings/pujas.ts'
import { BookedRows } from './BookedRows.tsx'

type Props = {
  /** Absent for the whole temple. */
  pujaType?: PujaType
  days: readonly string[]
  weekdays?: readonly number[]
  /** Parts of the day that are closed on every day. */
  parts?: readonly DaySlot[]
}

/** The bookings on days and in parts of the day that are being closed: they stay booked, so somebody has to call. */
export function BookedAlready({ pujaType, days, weekdays = [], parts = [] }: Props) {
  const words = useWords(pujaPlaces)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const dates = [...days].sort()
  const isEveryWeek = weekdays.length > 0 || parts.length > 0
  const from = isEveryWeek ? today : dates[0]
  const to = isEveryWeek ? undefined : dates.at(-1)
  const query = useRead(
    listBookings,
    { pujaType, isOpen: 'true', from, to, limit: largestPage },
    { isOff: from === undefined },
  )
  const booked = (query.data?.items ?? []).filter(
    ({ preferredDate: date, preferredTime: part }) =>
      days.includes(date) || weekdays.includes(weekday(date)) || parts.includes(part),
  )
  return (
    <div role="status">
      {from !== undefined && booked.length > 0 && (
        <div className="admin-panel admin-panel-trouble mt-4">
          <p className="font-semibold">
            {(parts.length > 0 ? words.bookedParts : words.booked)(booked.length)}
          </p>
          <p>{words.bookedText}</p>
          <BookedRows bookings={booked} />
          {query.data?.next && <p className="mt-2">{words.bookedMore}</p>}
        </div>
      )}
    </div>
  )
}
