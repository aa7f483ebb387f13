import { AdminLink } from '#app/admin/AdminLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { usePages } from '#app/admin/usePages.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { dateText, dayText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBookings, bookingRows } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { listBookings } from '#contract/bookings/admin.ts'
import { ConfirmShown } from './ConfirmShown.tsx'
import { DayList } from './DayList.tsx'
import { SelectLink } from './SelectLink.tsx'

/** Today’s bookings and all later ones, day by day. */
export function AheadList() {
  const words = useWords(bookingRows)
  const common = useWords(admin)
  const { today: todayWord } = useWords(adminBookings)
  const { timeZone } = useAdmin()
  const today = useToday(timeZone, todayIn(timeZone))
  const pages = usePages(listBookings, { from: today, limit: 100 })
  const { items, isLoading, hasFailed, showMore, isLoadingMore } = pages
  if (isLoading && !hasFailed) return <ListSkeleton />
  if (items.length === 0) {
    return hasFailed ? (
      <LoadFailed error={pages.error} onRetry={pages.retry} />
    ) : (
      <EmptyState title={words.nothingAhead}>
        <p>{words.nothingAheadText}</p>
      </EmptyState>
    )
  }
  const dates = [...new Set(items.map(({ preferredDate }) => preferredDate))]
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {common.shown(items.length, pages.isComplete)}
        </p>
        <div className="flex flex-wrap gap-3">
          <SelectLink from={today} />
          <ConfirmShown bookings={items} />
        </div>
      </div>
      {dates.map((date) => (
        <section key={date} aria-label={dateText(date)}>
          <h2 className="mt-7 border-b border-gold-deco text-xl">
            <AdminLink
              to={`bookings/day/${date}`}
              className="inline-flex min-h-11 items-center hover:text-saffron"
            >
              {date === today && `${todayWord}, `}
              {dayText(date)}
            </AdminLink>
          </h2>
          <DayList bookings={items.filter(({ preferredDate }) => preferredDate === date)} />
        </section>
      ))}
      {hasFailed && <LoadFailed error={pages.error} onRetry={pages.retry} />}
      {(showMore || isLoadingMore) && (
        <Button variant="outline" className="mt-5" isBusy={isLoadingMore} onClick={showMore}>
          {common.more}
        </Button>
      )}
    </>
  )
}
