import type { ReactNode } from 'react'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { type Period, PeriodFields, type PeriodWords } from './PeriodFields.tsx'
import type { Sum } from './sums.ts'

type ReadQuery<T> = {
  data: T | undefined
  isPending: boolean
  error: Error | null
  refetch: () => unknown
}

type Props<T> = {
  words: PeriodWords & { heading: string; text: string; empty: string; emptyText: string }
  reading: ReadQuery<T>
  /** As in the address. */
  period: Period
  onChoose: (period: Period) => void
  /** Filters shown beside the period. */
  filters?: ReactNode
  /** Below the filters. */
  note?: ReactNode
  /** What is shown of a period with money in it. */
  children: (totals: T) => ReactNode
}

/** Income of a financial year or of one of its months. */
export function TotalsSection<
  T extends { financialYear: string; years: readonly string[]; all: Sum },
>({ words, reading, period, onChoose, filters, note, children }: Props<T>) {
  const { data, isPending, error, refetch } = reading
  return (
    <section aria-labelledby="totals" className="mt-6">
      <h2 id="totals" className="text-xl">
        {words.heading}
      </h2>
      <p className="text-muted">{words.text}</p>
      <div className="admin-filters no-print mt-4" data-open="">
        <PeriodFields
          words={words}
          year={data?.financialYear ?? period.financialYear ?? ''}
          years={data?.years ?? []}
          month={period.month}
          onChoose={onChoose}
        />
        {filters}
      </div>
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {note}
      {data && data.all.count > 0 && children(data)}
      {data?.all.count === 0 && (
        <EmptyState title={words.empty} headingLevel={3}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
    </section>
  )
}
