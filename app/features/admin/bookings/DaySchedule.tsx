import { ChevronLeft, ChevronRight, Printer } from 'lucide'
import { useEffect } from 'react'
import { AdminLink, useGoTo } from '#app/admin/AdminLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { dayPlus } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dayText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { largestPage } from '#contract/paging.ts'
import { CloseDay } from './CloseDay.tsx'
import { ConfirmShown } from './ConfirmShown.tsx'
import { DayList } from './DayList.tsx'
import { SelectLink } from './SelectLink.tsx'

/** A day at the temple: its three parts, each with its bookings. */
export function DaySchedule({ date }: { date: string }) {
  const words = useWords(adminBookings)
  const { items, isLoading, hasFailed, error, retry, showMore, isLoadingMore } = usePages(
    listBookings,
    { from: date, to: date, limit: largestPage },
  )
  // A festival day has more than one page, and the priest needs all of it.
  useEffect(() => {
    if (showMore && !hasFailed) showMore()
  })
  const [mine, others] = [true, false].map((own) =>
    items.filter(({ isMine = false }) => isMine === own),
  ) as [StaffBooking[], StaffBooking[]]
  const isWhole = !isLoading && !isLoadingMore && !hasFailed && !showMore
  return (
    <>
      <DayPicker date={date} />
      {isLoading && !hasFailed && <ListSkeleton />}
      {hasFailed && <LoadFailed error={error} onRetry={retry} />}
      {isWhole && items.length === 0 && (
        <EmptyState title={words.emptyDay}>
          <p>{words.emptyDayText}</p>
        </EmptyState>
      )}
      {isWhole && items.length > 0 && (
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <SelectLink from={date} to={date} />
          <ConfirmShown bookings={items} />
        </div>
      )}
      {mine.length > 0 && <h2 className="mt-5 text-xl">{words.mine}</h2>}
      <DayList bookings={mine} />
      {mine.length > 0 && others.length > 0 && <h2 className="mt-6 text-xl">{words.others}</h2>}
      <DayList bookings={others} />
    </>
  )
}

function DayPicker({ date }: { date: string }) {
  const words = useWords(adminBookings)
  const common = useWords(admin)
  const { timeZone } = useAdmin()
  const goTo = useGoTo()
  const today = todayIn(timeZone)
  const show = (day: string) => goTo(`bookings/day/${day}`)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton label={common.dayBefore} onClick={() => show(dayPlus(date, -1))}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <input
          type="date"
          aria-label={words.date}
          value={date}
          min="2000-01-01"
          max="2999-12-31"
          onChange={({ target }) => target.value && show(target.value)}
          className="field w-auto"
        />
        <IconButton label={common.dayAfter} onClick={() => show(dayPlus(date, 1))}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      {date !== today && (
        <AdminLink
          to={`bookings/day/${today}`}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          {words.today}
        </AdminLink>
      )}
      <p className="order-first w-full font-display text-lg sm:order-none sm:w-auto">
        {date === today && `${words.today}, `}
        {dayText(date)}
      </p>
      <CloseDay date={date} />
      <AdminLink
        to={`bookings/sheet/${date}`}
        className={`${buttonClass({ variant: 'outline', size: 'small' })} sm:ml-auto`}
      >
        <Icon of={Printer} className="size-5" />
        {words.sheet}
      </AdminLink>
    </div>
  )
}
