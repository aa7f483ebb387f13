import { useAdmin } from '#app/admin/adminContext.ts'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import { adminPersonalData } from '#app/i18n/en/privacy/adminPersonalData.ts'
import { useWords } from '#app/i18n/words.ts'
import type { HeldRow } from '#contract/privacy/admin.ts'

type Props = { contact: string; rows: readonly HeldRow[]; total: number }

/** What an erasure would affect, row by row; what other accounts sent is listed separately. */
export function FoundRows({ contact, rows, total }: Props) {
  const words = useWords(adminPersonalData)
  const own = rows.filter(({ outcome }) => outcome !== 'cleared')
  const others = rows.filter(({ outcome }) => outcome === 'cleared')
  return (
    <>
      {own.length > 0 && <Rows title={words.rows} rows={own} />}
      {others.length > 0 && (
        <Rows title={words.others} text={words.othersText(contact)} rows={others} />
      )}
      {total > rows.length && <p className="mt-3">{words.moreRows(total - rows.length)}</p>}
    </>
  )
}

function Rows({ title, text, rows }: { title: string; text?: string; rows: readonly HeldRow[] }) {
  return (
    <section className="mt-4">
      <h3 className="text-lg">{title}</h3>
      {text && <p className="mt-1">{text}</p>}
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row, place) => (
          <Row key={`${row.kind} ${row.reference ?? row.at} ${place}`} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: HeldRow }) {
  const words = useWords(adminPersonalData)
  const { timeZone } = useAdmin()
  const { kind, reference, at, name, email, phone, outcome, account } = row
  // A puja has a day of the temple's calendar; everything else has a time.
  const date = kind === 'bookings' ? at : dateAt(Date.parse(at), timeZone)
  const details = [name, email, phone, account && words.inAccount(account)].filter(Boolean)
  return (
    <li className="py-2.5 wrap-anywhere">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{[words.kinds[kind], reference, dateText(date)].filter(Boolean).join(', ')}</span>
        <span className="font-semibold">{words.outcomes[outcome]}</span>
      </p>
      <p className="text-sm text-muted">{details.join(' · ')}</p>
    </li>
  )
}
