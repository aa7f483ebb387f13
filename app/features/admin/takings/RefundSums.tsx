import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import type { Takings } from '#contract/takings/admin.ts'

/** What went back on these days, and what was recorded by mistake. */
export function RefundSums({ takings: { refunds, voids } }: { takings: Takings }) {
  const words = useWords(adminTakings)
  const rows = [
    ...refunds.map(({ kind, isInCash, count, amount }) => {
      const name = isInCash ? words.inCash : words.otherwise
      return { name: name(words.kinds[kind]), count, amount: -amount }
    }),
    ...voids.map(({ kind, count, amount }) => ({
      name: words.isVoid(words.kinds[kind]),
      count,
      amount,
    })),
  ]
  if (rows.length === 0) return null
  return (
    <div className="card min-w-0 overflow-x-auto p-4">
      <table className="sum-table text-sm sm:text-base">
        <caption>{words.refunds}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.list}</th>
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
              <td>{exactRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
