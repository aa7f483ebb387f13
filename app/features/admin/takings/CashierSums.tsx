import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'
import type { Takings } from '#contract/takings/admin.ts'
import { SumLink } from './SumLink.tsx'

type Sum = Takings['byCashier'][number]

/** Who recorded it, how it was paid, and what each of them took; the hundi is apart. */
export function CashierSums({ takings: { byCashier, from, to } }: { takings: Takings }) {
  const words = useWords(adminTakings)
  const ids = [...new Set(byCashier.map(({ cashier }) => cashier?.id))]
  if (byCashier.length === 0) return null
  return (
    <div className="card min-w-0 overflow-x-auto p-4">
      <table className="sum-table text-sm sm:text-base">
        <caption>{words.byCashier}</caption>
        <thead>
          <tr>
            <th scope="col">{words.cashier}</th>
            <th scope="col">{words.method}</th>
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        {ids.map((id) => (
          <SumsOfOne
            key={id ?? 'none'}
            sums={byCashier.filter(({ cashier }) => cashier?.id === id)}
            days={{ from, to }}
          />
        ))}
      </table>
    </div>
  )
}

function SumsOfOne({ sums, days }: { sums: Sum[]; days: { from: string; to: string } }) {
  const words = useWords(adminTakings)
  const cashier = sums[0]?.cashier
  const name = cashier ? (cashier.username ?? words.gone) : words.nobody
  const counted = sums.filter(({ method }) => method !== 'hundi')
  return (
    <tbody>
      {sums.map(({ method, amount }) => (
        <tr key={method}>
          <th scope="row">{name}</th>
          <td>{words.methods[method]}</td>
          <td>
            <SumLink
              amount={amount}
              filters={{ ...days, method, cashier: cashier?.id ?? 'none' }}
              label={`${name}, ${words.methods[method]}`}
            />
          </td>
        </tr>
      ))}
      {counted.length > 1 && (
        <tr>
          <th scope="row">{name}</th>
          <td>{words.sum}</td>
          <td>
            <b>{exactRupees(addRupees(...counted.map(({ amount }) => amount)))}</b>
          </td>
        </tr>
      )}
    </tbody>
  )
}
