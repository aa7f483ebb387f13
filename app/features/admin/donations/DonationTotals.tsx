import { FilterChoice } from '#app/admin/ListTools.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { oneOf, useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { monthText, shortDateText } from '#app/i18n/dates.ts'
import { adminDonations, adminTotals } from '#app/i18n/en/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { type DonationTotals as Totals, getDonationTotals } from '#contract/donationTotalsAdmin.ts'
import { addRupees, exactRupees } from '#contract/exactRupees.ts'
import { monthsOf, type Sum, sumsOfDays, sumsOfMonths } from './sums.ts'
import { SumTable } from './SumTable.tsx'

/** 20 KB that only these charts need; the numbers are in tables beside them. */
const DonationChart = lazyComponent(async () => (await import('./DonationChart.tsx')).DonationChart)

const matching = (shape: RegExp) => (text: string) => (shape.test(text) ? text : undefined)
const financialYear = matching(/^\d{4}-\d{2}$/)
const month = matching(/^\d{4}-\d{2}$/)

export function DonationTotals() {
  const words = useWords(adminTotals)
  const kinds = { test: words.kinds.test }
  const { shown, set } = useFilters({ financialYear, month, kind: oneOf(kinds) })
  const { kind, ...asked } = shown
  const { data, isPending, error, refetch } = useRead(getDonationTotals, {
    ...asked,
    isTest: kind && true,
  })
  const years = Object.fromEntries((data?.years ?? []).map((year) => [year, year]))
  const year = data?.financialYear ?? asked.financialYear
  return (
    <section aria-labelledby="totals" className="mt-6">
      <h2 id="totals" className="text-xl">
        {words.heading}
      </h2>
      <p className="text-muted">{words.text}</p>
      <div className="admin-filters no-print mt-4" data-open="">
        <SelectField
          label={words.year}
          value={year ?? ''}
          options={Object.keys({ ...years, ...(year && { [year]: year }) })
            .toSorted()
            .toReversed()
            .map((value) => ({ value, label: value }))}
          onChange={({ target }) => set({ financialYear: target.value, month: undefined })}
        />
        <SelectField
          label={words.month}
          value={asked.month ?? ''}
          options={[
            { value: '', label: words.wholeYear },
            ...monthsOf(year ?? '').map((month) => ({
              value: month,
              label: monthText(`${month}-01`),
            })),
          ]}
          onChange={({ target }) =>
            set(
              target.value === ''
                ? { financialYear: year, month: undefined }
                : { financialYear: undefined, month: target.value },
            )
          }
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
          <Shown totals={data} />
        ))}
    </section>
  )
}

function Shown({ totals }: { totals: Totals }) {
  const words = useWords(adminTotals)
  const { methods } = useWords(adminDonations)
  const { month, financialYear, all } = totals
  const when = month === undefined ? financialYear : monthText(`${month}-01`)
  const sums =
    month === undefined
      ? sumsOfMonths(totals.byDay, financialYear)
      : sumsOfDays(totals.byDay, month)
  const bars = sums.map(({ key, amount }) => ({
    label: month === undefined ? monthText(`${key}-01`).slice(0, 3) : String(Number(key.slice(8))),
    title: month === undefined ? monthText(`${key}-01`) : shortDateText(key),
    amount,
  }))
  const nameOf = (key: string) =>
    month === undefined ? monthText(`${key}-01`) : shortDateText(key)
  const named = (key: string, name: string, sum: Sum) => ({ key, name, sum })
  const purposes = totals.byPurpose.map(({ purpose, ...sum }) =>
    named(purpose ?? '', purpose ?? words.noPurpose, sum),
  )
  return (
    <>
      <dl className="mt-4 grid gap-3 sm:grid-cols-3">
        <Figure label={words.sum} amount={all.amount} note={words.donations(all.count)} />
        <Figure label={words.returned} amount={all.returned} />
        <Figure label={words.left} amount={addRupees(all.amount, -all.returned)} />
      </dl>
      <Card className="mt-5 min-w-0 p-4">
        <DonationChart bars={bars} label={words.chart(when)} />
      </Card>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <SumTable
          title={month === undefined ? words.byMonth : words.byDay}
          heading={month === undefined ? words.monthColumn : words.day}
          rows={sums
            .filter(({ count }) => count > 0)
            .map(({ key, ...sum }) => named(key, nameOf(key), sum))}
          all={all}
        />
        <div className="grid min-w-0 gap-5">
          <SumTable
            title={words.byMethod}
            heading={words.method}
            rows={totals.byMethod.map(({ paymentMethod, ...sum }) =>
              named(paymentMethod, methods[paymentMethod], sum),
            )}
            withShares
          />
          <SumTable title={words.byPurpose} heading={words.purpose} rows={purposes} withShares />
        </div>
      </div>
    </>
  )
}

function Figure({ label, amount, note }: { label: string; amount: number; note?: string }) {
  return (
    <div className="card px-5 py-4">
      <dt className="text-muted">{label}</dt>
      <dd>
        <span className="text-2xl font-semibold tabular-nums">{exactRupees(amount)}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dd>
    </div>
  )
}
