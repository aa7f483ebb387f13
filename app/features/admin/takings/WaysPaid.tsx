import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'
import { takingKinds, takingMethods, type Takings } from '#contract/takings/admin.ts'
import { SumLink } from './SumLink.tsx'

/** Ways of paying down, what it was for across; the hundi is apart from the sum. */
export function WaysPaid({ takings: { received, all, hundi, from, to } }: { takings: Takings }) {
  const words = useWords(adminTakings)
  const rows = takingMethods.filter(
    (method) => method !== 'hundi' && received.some((one) => one.method === method),
  )
  const sumOf = (found: Takings['received']) => addRupees(...found.map(({ amount }) => amount))
  const counted = received.filter(({ method }) => method !== 'hundi')
  if (received.length === 0) return <p className="text-muted">{words.nothing}</p>
  return (
    <div className="card min-w-0 overflow-x-auto p-4">
      <table className="sum-table text-sm sm:text-base">
        <caption>
          {words.received}: {exactRupees(all.amount)}, {words.count(all.count)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.method}</th>
            {takingKinds.map((kind) => (
              <th key={kind} scope="col">
                {words.kinds[kind]}
              </th>
            ))}
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((method) => (
            <tr key={method}>
              <th scope="row">{words.methods[method]}</th>
              {takingKinds.map((kind) => {
                const cell = received.find((one) => one.kind === kind && one.method === method)
                return (
                  <td key={kind}>
                    {cell ? (
                      <SumLink
                        amount={cell.amount}
                        filters={{ from, to, kind, method }}
                        label={`${words.kinds[kind]}, ${words.methods[method]}`}
                      />
                    ) : (
                      '–'
                    )}
                  </td>
                )
              })}
              <td>
                <SumLink
                  amount={sumOf(received.filter((one) => one.method === method))}
                  filters={{ from, to, method }}
                  label={words.methods[method]}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.all}</th>
            {takingKinds.map((kind) => (
              <td key={kind}>{exactRupees(sumOf(counted.filter((one) => one.kind === kind)))}</td>
            ))}
            <td>
              <b>{exactRupees(all.amount)}</b>
            </td>
          </tr>
          {hundi.count > 0 && (
            <tr>
              <th scope="row">{words.hundi}</th>
              <td colSpan={takingKinds.length} />
              <td>
                <SumLink
                  amount={hundi.amount}
                  filters={{ from, to, method: 'hundi' }}
                  label={words.methods.hundi}
                />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  )
}
