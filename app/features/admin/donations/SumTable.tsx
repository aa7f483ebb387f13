import { adminTotals } from '#app/i18n/en/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/money.ts'
import type { Sum } from './sums.ts'

type Props = {
  title: string
  heading: string
  rows: readonly { key: string; name: string; sum: Sum }[]
  all?: Sum
}

export function SumTable({ title, heading, rows, all }: Props) {
  const words = useWords(adminTotals)
  return (
    <div className="card min-w-0 overflow-hidden p-4">
      <table className="sum-table text-sm sm:text-base">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.sum}</th>
            <th scope="col">{words.returned}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sum }) => (
            <Row key={key} name={name} sum={sum} />
          ))}
        </tbody>
        {all && (
          <tfoot>
            <Row name={words.all} sum={all} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ name, sum: { count, amount, returned } }: { name: string; sum: Sum }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{count}</td>
      <td>{formatRupees(amount)}</td>
      <td>{returned > 0 ? formatRupees(returned) : '–'}</td>
    </tr>
  )
}
