import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { pathOfRecord } from '#app/admin/devotees/pathOfRecord.ts'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { adminDevotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { adminMonthly } from '#app/i18n/en/donations/adminMonthly.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { adminSevas } from '#app/i18n/en/sevas/adminSevas.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import type { DevoteeRecord } from '#contract/devotees/admin.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'

/** Each leads to its own page, if it has one. The latest first. */
export function DevoteeRecords({ records }: { records: readonly DevoteeRecord[] }) {
  const words = useWords(adminDevotees)
  if (records.length === 0) return <p className="text-muted">{words.noRecords}</p>
  return (
    <section aria-labelledby="devotee-records">
      <h2 id="devotee-records" className="text-xl">
        {words.records}
      </h2>
      <ul className="card mt-2 divide-y divide-line overflow-hidden">
        {records.map((record) => (
          <li key={`${record.kind} ${record.key}`}>
            <RecordRow record={record} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecordRow({ record }: { record: DevoteeRecord }) {
  const words = useWords(adminDevotees)
  const { aMonth } = useWords(adminMonthly)
  const status = useStatusOf()
  const { timeZone } = useAdmin()
  const { kind, at, day, about, amount, receipt } = record
  const date = dateText(day ?? dateAt(Date.parse(at), timeZone))
  const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3'
  const content = (
    <>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {[words.kinds[kind], about].filter(Boolean).join(': ')}
        </span>
        <span className="block text-sm text-muted">
          {[date, status(record), receipt].filter(Boolean).join(' · ')}
        </span>
      </span>
      {amount !== undefined && (
        <b className="tabular-nums">
          {kind === 'monthly_gift' ? aMonth(exactRupees(amount)) : exactRupees(amount)}
        </b>
      )}
    </>
  )
  if (kind === 'past_gift') return <div className={row}>{content}</div>
  return (
    <AdminLink to={pathOfRecord(record)} className={`${row} hover:bg-saffron-soft`}>
      {content}
    </AdminLink>
  )
}

/** In the words of the record’s own page. */
function useStatusOf(): (record: DevoteeRecord) => string | undefined {
  const words = useWords(adminDevotees)
  const { lanes } = useWords(adminBookings)
  const { statuses: donations } = useWords(adminDonations)
  const { statuses: monthly } = useWords(adminMonthly)
  const { statuses: orders } = useWords(adminOrders)
  const { statuses: sevas } = useWords(adminSevas)
  const { states: sponsored } = useWords(adminSponsorships)
  const names: Readonly<Record<DevoteeRecord['kind'], Readonly<Record<string, string>>>> = {
    booking: lanes,
    donation: { ...donations, void: words.void },
    order: { ...orders, void: words.void },
    seva: sevas,
    sponsored_day: sponsored,
    message: words.messageStates,
    account: {},
    past_gift: {},
    monthly_gift: monthly,
  }
  return ({ kind, status }) => (status === undefined ? undefined : names[kind][status])
}
