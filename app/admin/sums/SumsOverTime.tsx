import { monthText, shortDateText, shortMonthText } from '#app/i18n/dates.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Card } from '#app/ui/Card.tsx'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'
import { type Sum, sumsOfDays, sumsOfMonths } from './sums.ts'

/** 20 KB that only these charts need; the numbers are in tables beside them. */
const SumChart = lazyComponent(async () => (await import('./SumChart.tsx')).SumChart)

export type Totals = {
  financialYear: string
  month?: string | undefined
  all: Sum
  byDay: readonly (Sum & { readonly day: string })[]
}

/** The days of a month, or the months of a year, with their names. */
export const namedSums = ({ month, financialYear, byDay }: Totals) =>
  month === undefined
    ? sumsOfMonths(byDay, financialYear).map(({ key, ...sum }) => ({
        key,
        sum,
        name: monthText(`${key}-01`),
        label: shortMonthText(`${key}-01`),
      }))
    : sumsOfDays(byDay, month).map(({ key, ...sum }) => ({
        key,
        sum,
        name: shortDateText(key),
        label: String(Number(key.slice(8))),
      }))

type Props = {
  words: { sum: string; returned: string; left: string; chart: (when: string) => string }
  totals: Totals
  /** How many payments there were. */
  note: string
}

/** What was received, refunded and is left, and when. */
export function SumsOverTime({ words, totals, note }: Props) {
  const { all, month, financialYear } = totals
  const bars = namedSums(totals).map(({ name, label, sum }) => ({
    label,
    title: name,
    amount: sum.amount,
  }))
  const when = month === undefined ? financialYear : monthText(`${month}-01`)
  return (
    <>
      <dl className="mt-4 grid gap-3 sm:grid-cols-3">
        <Figure label={words.sum} amount={all.amount} note={note} />
        <Figure label={words.returned} amount={all.returned} />
        <Figure label={words.left} amount={addRupees(all.amount, -all.returned)} />
      </dl>
      <Card className="mt-5 min-w-0 p-4">
        <SumChart bars={bars} label={words.chart(when)} />
      </Card>
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
