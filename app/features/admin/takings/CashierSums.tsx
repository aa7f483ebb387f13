import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Takings } from '#contract/takings/admin.ts'
import { SumLink } from './SumLink.tsx'

/** Who recorded it, and how it was paid. */
export function CashierSums({ takings: { byCashier, from, to } }: { takings: Takings }) {
  const words = useWords(adminTakings)
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
        <tbody>
          {byCashier.map(({ cashier, method, amount }) => {
            const name = cashier ? (cashier.username ?? words.gone) : words.nobody
            return (
              <tr key={`${cashier?.id} ${method}`}>
                <th scope="row">{name}</th>
                <td>{words.methods[method]}</td>
                <td>
                  <SumLink
                    amount={amount}
                    filters={{ from, to, method, cashier: cashier?.id ?? 'none' }}
                    label={`${name}, ${words.methods[method]}`}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
