import { adminDevotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import type { ReceivedInYear } from '#contract/devotees/admin.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'

const kinds = ['donations', 'dakshina', 'orders', 'pastGifts'] as const

/** What was received from them in each financial year, refunds taken off. */
export function ReceivedByYear({ years }: { years: readonly ReceivedInYear[] }) {
  const words = useWords(adminDevotees)
  const shown = kinds.filter((kind) => years.some((year) => year[kind] !== undefined))
  if (shown.length === 0) return null
  return (
    <div className="card min-w-0 overflow-hidden p-4">
      <table className="sum-table text-sm sm:text-base">
        <caption>{words.years}</caption>
        <thead>
          <tr>
            <th scope="col">{words.year}</th>
            {shown.map((kind) => (
              <th key={kind} scope="col">
                {words.yearKinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <th scope="row">{year.year}</th>
              {shown.map((kind) => (
                <td key={kind}>{exactRupees(year[kind] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
