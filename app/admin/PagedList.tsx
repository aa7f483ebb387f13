import type { ReactNode } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import type { Pages } from './usePages.ts'

type Props<T> = {
  pages: Pages<T>
  /** The text for an empty list. */
  empty: { title: string; text: string }
  /** Set while there is a search or a filter. */
  onClearFilters?: (() => void) | undefined
  label: string
  keyOf: (item: T) => string | number
  children: (item: T, index: number) => ReactNode
}

/** A list with all its states; more of it loads on request. */
export function PagedList<T>({ pages, empty, onClearFilters, label, keyOf, children }: Props<T>) {
  const words = useWords(admin)
  const { items, isLoading, hasFailed, isComplete, showMore, isLoadingMore } = pages
  if (isLoading && !hasFailed) return <ListSkeleton />
  if (items.length === 0 && hasFailed)
    return <LoadFailed error={pages.error} onRetry={pages.retry} />
  if (items.length === 0) {
    return onClearFilters ? (
      <EmptyState
        title={words.nothingFound}
        action={
          <Button variant="outline" onClick={onClearFilters}>
            {words.clearFilters}
          </Button>
        }
      >
        <p>{words.nothingFoundText}</p>
      </EmptyState>
    ) : (
      <EmptyState title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <Card className="mt-4 overflow-hidden">
        <ul aria-label={label} className="divide-y divide-line">
          {items.map((item, index) => (
            <li key={keyOf(item)}>{children(item, index)}</li>
          ))}
        </ul>
      </Card>
      {hasFailed && <LoadFailed error={pages.error} onRetry={pages.retry} />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {words.shown(items.length, isComplete)}
        </p>
        {(showMore || isLoadingMore) && (
          <Button variant="outline" isBusy={isLoadingMore} onClick={showMore}>
            {words.more}
          </Button>
        )}
      </div>
    </>
  )
}

export function ListSkeleton() {
  const words = useWords(admin)
  return (
    <div className="mt-4 grid gap-2" aria-busy>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </div>
  )
}
