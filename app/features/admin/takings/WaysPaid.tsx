import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'
import {
  takingKinds,
  takingMethods,
  type TakingMethod,
  type Takings,
} from '#contract/takings/admin.ts'
import { SumLink } from './SumLink.tsx'

/** Ways of paying down, what it was for across; the hundi is apart from the sum. */
export function WaysPaid({ takings }: { takings: Takings }) {
  const { received, all, hundi, from, to } = takings
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
              <th key={kind} scope="col" className="max-sm:hidden">
                {words.kinds[kind]}
              </th>
            ))}
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((method) => (
            <tr key={method}>
              <th scope="row">
                {words.methods[method]}
                <KindsOf method={method} takings={takings} />
              </th>
              {takingKinds.map((kind) => {
                const cell = received.find((one) => one.kind === kind && one.method === method)
                return (
                  <td key={kind} className="max-sm:hidden">
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
              <td key={kind} className="max-sm:hidden">
                {exactRupees(sumOf(counted.filter((one) => one.kind === kind)))}
              </td>
            ))}
            <td>
              <b>{exactRupees(all.amount)}</b>
            </td>
          </tr>
          {hundi.count > 0 && (
            <tr>
              <th scope="row">{words.hundi}</th>
              <td colSpan={takingKinds.length} className="max-sm:hidden">
                –
              </td>
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

/** On a phone, in place of the columns: what this way of paying was for. */
function KindsOf({ method, takings }: { method: TakingMethod; takings: Takings }) {
  const words = useWords(adminTakings)
  const { received, from, to } = takings
  return (
    <span className="block text-sm text-muted sm:hidden">
      {received
        .filter((one) => one.method === method)
        .map(({ kind, amount }) => (
          <span key={kind} className="block">
            {words.kinds[kind]}{' '}
            <SumLink
              amount={amount}
              filters={{ from, to, kind, method }}
              label={`${words.methods[method]}, ${words.kinds[kind]}`}
            />
          </span>
        ))}
    </span>
  )
}
