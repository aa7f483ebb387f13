import { Download } from 'lucide'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { PeriodFields, periodFilters } from '#app/admin/sums/PeriodFields.tsx'
import { namedSums, SumsOverTime } from '#app/admin/sums/SumsOverTime.tsx'
import { SumTable } from '#app/admin/sums/SumTable.tsx'
import { useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminDakshina, dakshinaTotals } from '#app/i18n/en/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import {
  exportDakshinaTotals,
  getDakshinaTotals,
  type DakshinaTotals as Totals,
} from '#contract/dakshinaAdmin.ts'

/** What came in for pujas, apart from the donations. */
export function DakshinaTotals() {
  const words = useWords(dakshinaTotals)
  const { shown, set } = useFilters(periodFilters)
  const { data, isPending, error, refetch } = useRead(getDakshinaTotals, shown)
  return (
    <section aria-labelledby="totals" className="mt-6">
      <h2 id="totals" className="text-xl">
        {words.heading}
      </h2>
      <p className="text-muted">{words.text}</p>
      <div className="admin-filters no-print mt-4" data-open="">
        <PeriodFields
          words={words}
          year={data?.financialYear ?? shown.financialYear ?? ''}
          years={data?.years ?? []}
          month={shown.month}
          onChoose={set}
        />
      </div>
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.all.count === 0 && (
        <EmptyState title={words.empty} headingLevel={3}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {data && data.all.count > 0 && <Shown totals={data} />}
    </section>
  )
}

const periodOf = ({ month, financialYear }: Totals): Record<string, string> =>
  month === undefined ? { financialYear } : { month }

function Shown({ totals }: { totals: Totals }) {
  const words = useWords(dakshinaTotals)
  const { methods } = useWords(adminDakshina)
  const { month, all } = totals
  const past = namedSums(totals.before)
  // Side by side: April with April, the 9th with the 9th.
  const beside = namedSums(totals)
    .map((row, at) => ({ ...row, ...(past[at] && { before: past[at].sum }) }))
    .filter(({ sum, before }) => sum.count > 0 || (before?.count ?? 0) > 0)
  return (
    <>
      <SumsOverTime words={words} totals={totals} note={words.payments(all.count)} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <SumTable
          words={words}
          title={month === undefined ? words.byMonth : words.byDay}
          heading={month === undefined ? words.monthColumn : words.day}
          rows={beside}
          all={all}
          allBefore={totals.before.all}
        />
        <div className="grid min-w-0 gap-5">
          <SumTable
            words={words}
            title={words.byMethod}
            heading={words.method}
            rows={totals.byMethod.map(({ method, ...sum }) => ({
              key: method,
              name: methods[method],
              sum,
            }))}
            withShares
          />
          <SumTable
            words={words}
            title={words.byPuja}
            heading={words.puja}
            rows={totals.byPuja.map(({ pujaType, pujaName, ...sum }) => ({
              key: pujaType,
              name: pujaName,
              sum,
            }))}
            withShares
          />
        </div>
      </div>
      <a
        href={`${exportDakshinaTotals.path}?${new URLSearchParams(periodOf(totals))}`}
        download
        className={`${buttonClass({ variant: 'outline' })} mt-5`}
      >
        <Icon of={Download} className="size-5" />
        {words.download}
      </a>
    </>
  )
}
