import { Download } from 'lucide'
import { FilterChoice } from '#app/admin/ListTools.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { PeriodFields, periodFilters } from '#app/admin/sums/PeriodFields.tsx'
import type { Sum } from '#app/admin/sums/sums.ts'
import { namedSums, SumsOverTime } from '#app/admin/sums/SumsOverTime.tsx'
import { SumTable } from '#app/admin/sums/SumTable.tsx'
import { oneOf, useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminDonations, adminTotals } from '#app/i18n/en/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import {
  type DonationTotals as Totals,
  exportDonationTotals,
  getDonationTotals,
} from '#contract/donationTotalsAdmin.ts'

export function DonationTotals() {
  const words = useWords(adminTotals)
  const kinds = { test: words.kinds.test }
  const { shown, set } = useFilters({ ...periodFilters, kind: oneOf(kinds) })
  const { kind, ...asked } = shown
  const { data, isPending, error, refetch } = useRead(getDonationTotals, {
    ...asked,
    isTest: kind && true,
  })
  return (
    <section aria-labelledby="totals" className="mt-6">
      <h2 id="totals" className="text-xl">
        {words.heading}
      </h2>
      <p className="text-muted">{words.text}</p>
      <div className="admin-filters no-print mt-4" data-open="">
        <PeriodFields
          words={words}
          year={data?.financialYear ?? asked.financialYear ?? ''}
          years={data?.years ?? []}
          month={asked.month}
          onChoose={set}
        />
        <FilterChoice
          label={words.kind}
          value={kind}
          options={kinds}
          all={words.kinds.money}
          onChoose={(chosen) => set({ kind: chosen })}
        />
      </div>
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && kind && <p className="admin-panel mt-4">{words.testText}</p>}
      {data &&
        (data.all.count === 0 ? (
          <EmptyState title={words.empty} headingLevel={3}>
            <p>{words.emptyText}</p>
          </EmptyState>
        ) : (
          <>
            <Shown totals={data} />
            <a
              href={`${exportDonationTotals.path}?${new URLSearchParams(periodOf(data, kind !== undefined))}`}
              download
              className={`${buttonClass({ variant: 'outline' })} mt-5`}
            >
              <Icon of={Download} className="size-5" />
              {words.download}
            </a>
          </>
        ))}
    </section>
  )
}

const periodOf = ({ month, financialYear }: Totals, isTest: boolean): Record<string, string> => ({
  ...(month === undefined ? { financialYear } : { month }),
  ...(isTest && { isTest: 'true' }),
})

function Shown({ totals }: { totals: Totals }) {
  const words = useWords(adminTotals)
  const { methods } = useWords(adminDonations)
  const { month, all } = totals
  const past = namedSums(totals.before)
  // Side by side: April with April, the 9th with the 9th.
  const beside = namedSums(totals)
    .map((row, at) => ({ ...row, ...(past[at] && { before: past[at].sum }) }))
    .filter(({ sum, before }) => sum.count > 0 || (before?.count ?? 0) > 0)
  const named = (key: string, name: string, sum: Sum) => ({ key, name, sum })
  const purposes = totals.byPurpose.map(({ purpose, ...sum }) =>
    named(purpose ?? '', purpose ?? words.noPurpose, sum),
  )
  return (
    <>
      <SumsOverTime words={words} totals={totals} note={words.donations(all.count)} />
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
            rows={totals.byMethod.map(({ paymentMethod, ...sum }) =>
              named(paymentMethod, methods[paymentMethod], sum),
            )}
            withShares
          />
          <SumTable
            words={words}
            title={words.byPurpose}
            heading={words.purpose}
            rows={purposes}
            withShares
          />
        </div>
      </div>
    </>
  )
}
