import { useGoTo } from '#app/admin/AdminLink.tsx'
import { monthsBetween, daysOfMonth } from '#app/admin/sums/sums.ts'
import { monthText, shortMonthText } from '#app/i18n/dates.ts'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { adminYear } from '#app/i18n/en/takings/adminYear.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Card } from '#app/ui/Card.tsx'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'
import { type TakingKind, takingKinds } from '#contract/takings/admin.ts'
import type { TakingsYear } from '#contract/takings/yearAdmin.ts'
import { SumLink } from './SumLink.tsx'

const SumChart = lazyComponent(async () => (await import('#app/admin/sums/SumChart.tsx')).SumChart)

type Props = { year: TakingsYear; kind: TakingKind | undefined }
type Months = TakingsYear['byMonth']

const amountOf = (rows: Months): number => addRupees(...rows.map(({ amount }) => amount))
const beforeOf = (rows: Months): number => addRupees(...rows.map(({ before }) => before))

/** Each month beside the same one a year before: a chart, and its table. */
export function YearMonths({ year, kind }: Props) {
  const words = useWords(adminYear)
  const { kinds } = useWords(adminTakings)
  const goTo = useGoTo()
  const months = monthsBetween(year.from, year.to).map((month) => ({
    month,
    name: monthText(`${month}-01`),
    rows: year.byMonth.filter((row) => row.month === month),
  }))
  const shownKinds = takingKinds.filter((one) => kind === undefined || one === kind)
  const open = (at: number) => {
    const month = months[at]?.month
    if (month) goTo('takings', { ...daysOfMonth(month) })
  }
  return (
    <>
      <Card className="mt-5 min-w-0 p-4">
        <SumChart
          bars={months.map(({ month, name, rows }) => ({
            label: shortMonthText(`${month}-01`),
            title: name,
            amount: amountOf(rows),
            before: beforeOf(rows),
          }))}
          label={words.chart(words.legend(year.year, year.yearBefore))}
          onOpen={open}
        />
      </Card>
      <div className="card mt-5 min-w-0 overflow-x-auto p-4">
        <table className="sum-table text-sm sm:text-base">
          <caption>{words.byMonth}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {kind === undefined &&
                shownKinds.map((each) => (
                  <th key={each} scope="col" className="max-sm:hidden">
                    {kinds[each]}
                  </th>
                ))}
              <th scope="col">{words.sum}</th>
              <th scope="col">{words.before}</th>
            </tr>
          </thead>
          <tbody>
            {months
              .filter(({ rows }) => rows.length > 0)
              .map(({ month, name, rows }) => (
                <tr key={month}>
                  <th scope="row">{name}</th>
                  {kind === undefined &&
                    shownKinds.map((each) => (
                      <td key={each} className="max-sm:hidden">
                        <Cell month={month} name={name} rows={rows} kind={each} />
                      </td>
                    ))}
                  <td>
                    <Cell month={month} name={name} rows={rows} kind={kind} />
                  </td>
                  <td className="text-muted">{exactRupees(beforeOf(rows))}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.all}</th>
              {kind === undefined &&
                shownKinds.map((each) => (
                  <td key={each} className="max-sm:hidden">
                    {exactRupees(amountOf(year.byMonth.filter((row) => row.kind === each)))}
                  </td>
                ))}
              <td>{exactRupees(year.all.amount)}</td>
              <td>{exactRupees(year.all.before)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

type CellProps = { month: string; name: string; rows: Months; kind: TakingKind | undefined }

/** Leads to the payments of the month. */
function Cell({ month, name, rows, kind }: CellProps) {
  const words = useWords(adminYear)
  const { kinds } = useWords(adminTakings)
  const own = rows.filter((row) => kind === undefined || row.kind === kind)
  if (own.every(({ count }) => count === 0)) return '–'
  return (
    <SumLink
      amount={amountOf(own)}
      filters={{ ...daysOfMonth(month), ...(kind && { kind }) }}
      label={`${name}, ${kind ? kinds[kind] : words.all}`}
    />
  )
}
