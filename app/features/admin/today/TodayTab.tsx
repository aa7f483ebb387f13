import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useMinuteOf, useToday, todayIn } from '#app/almanac/today.ts'
import { momentText, shortDateText, timeText, weekdayText } from '#app/i18n/dates.ts'
import { adminToday } from '#app/i18n/en/admin/adminToday.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { addDays } from '#almanac/civilDate.ts'
import { leading } from '#almanac/leading.ts'
import { listBookings } from '#contract/bookings/admin.ts'
import { largestPage } from '#contract/paging.ts'
import { daySlots } from '#contract/bookings/pujas.ts'
import { may } from '#contract/accounts/permissions.ts'
import { getWaiting } from '#contract/bookings/waiting.ts'
import { Ahead } from './Ahead.tsx'
import { BackupLine } from './BackupLine.tsx'
import { SevasToday } from './SevasToday.tsx'
import { SetUpList } from './SetUpList.tsx'
import { SponsoredToday } from './SponsoredToday.tsx'
import { PartHeading } from './PartHeading.tsx'
import { PujaRows } from './PujaRows.tsx'
import { useConfirmBookings } from '#app/admin/useConfirmBookings.ts'
import { TakingsLine } from './TakingsLine.tsx'
import { WaitingRows } from './WaitingRows.tsx'

const pageClass = 'mx-auto max-w-7xl px-[min(1.25rem,4vw)] pt-6 pb-12'

const slotClass = 'mt-3 text-lg text-gold'

/** The office’s first page: what waits, today’s pujas, and what is ahead. */
export function TodayTab() {
  const words = useWords(adminToday)
  const { slots } = useWords(puja)
  const { me, timeZone, temple } = useAdmin()
  const today = useToday(timeZone, todayIn(timeZone))
  const tomorrow = addDays(today, 1)
  const watched = { isOff: !may(me.role, 'bookings'), isWatched: true }
  const waiting = useRead(getWaiting, {})
  const near = useRead(listBookings, { from: today, to: tomorrow, limit: largestPage }, watched)
  const pending = useRead(
    listBookings,
    { from: today, status: 'pending', limit: largestPage },
    watched,
  )
  const { confirm, isBusy } = useConfirmBookings()
  if (!waiting.data) {
    return waiting.isError ? (
      <LoadFailed error={waiting.error} onRetry={() => void waiting.refetch()} />
    ) : (
      <div className={pageClass}>
        <ListSkeleton />
      </div>
    )
  }
  const { bookings } = waiting.data
  const toConfirm = (pending.data?.items ?? []).map(({ reference }) => reference)
  const isMore = pending.data?.next !== undefined
  const shown = (near.data?.items ?? []).filter(({ status }) => status !== 'cancelled')
  const of = (date: string) => shown.filter(({ preferredDate }) => preferredDate === date)
  const later = (pending.data?.items ?? []).filter(({ preferredDate }) => preferredDate > tomorrow)
  const rows = { isBusy, onConfirm: (reference: string) => void confirm([reference]) }
  // A priest sees his own first.
  const todays = of(today).toSorted((a, b) => Number(b.isMine ?? 0) - Number(a.isMine ?? 0))
  const tomorrows = of(tomorrow)
  const days =
    bookings?.from && bookings.to
      ? words.days(shortDateText(bookings.from), shortDateText(bookings.to))
      : ''
  return (
    <div className={pageClass}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">
            {weekdayText(today)}, {shortDateText(today)}
          </h1>
          <SkyLine today={today} />
          {may(me.role, 'donations') && <TakingsLine />}
        </div>
        {bookings && (
          <AdminLink
            to={`bookings/sheet/${today}`}
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            <Icon of={Printer} className="size-5" />
            {words.priestsList}
          </AdminLink>
        )}
      </div>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <SetUpList />
          <section>
            <PartHeading>{words.waiting}</PartHeading>
            <WaitingRows
              waiting={waiting.data}
              today={today}
              days={days}
              confirmAll={
                toConfirm.length > 0 && (
                  <Button size="small" isBusy={isBusy} onClick={() => void confirm(toConfirm)}>
                    {isMore
                      ? words.confirmFirst(toConfirm.length)
                      : words.confirmAll(toConfirm.length)}
                  </Button>
                )
              }
            />
          </section>
          {bookings && near.data && (
            <section>
              <PartHeading
                note={
                  todays.length > 0 &&
                  words.pujas(
                    todays.length,
                    todays.filter(({ status }) => status === 'pending').length,
                  )
                }
              >
                {words.today}
              </PartHeading>
              {todays.length === 0 && <p className="mt-3 text-muted">{words.noneToday}</p>}
              {daySlots.map((slot) => {
                const here = todays.filter(({ preferredTime }) => preferredTime === slot)
                if (here.length === 0) return null
                return (
                  <div key={slot}>
                    <h3 className={slotClass}>{slots[slot]}</h3>
                    <PujaRows bookings={here} {...rows} />
                  </div>
                )
              })}
              <h3 className={slotClass}>{words.tomorrow}</h3>
              {tomorrows.length === 0 && <p className="text-muted">{words.noneTomorrow}</p>}
              <PujaRows bookings={tomorrows} withSlot {...rows} />
              {near.data.next && <p className="admin-panel mt-4">{words.tooMany}</p>}
            </section>
          )}
          {bookings && <SevasToday today={today} />}
          {bookings && <SponsoredToday today={today} />}
          {later.length > 0 && (
            <section>
              <PartHeading>{words.later}</PartHeading>
              <PujaRows bookings={later} withDay {...rows} />
              {isMore && <p className="admin-panel mt-4">{words.tooMany}</p>}
            </section>
          )}
          <BackupLine />
        </div>
        {temple && <Ahead today={today} place={temple.place} week={bookings?.week} />}
      </div>
    </div>
  )
}

/** The day in the temple’s own sky. */
function SkyLine({ today }: { today: string }) {
  const words = useWords(adminToday)
  const tithiWords = useWords(tithis)
  const place = useAdmin().temple?.place
  const { data: day } = useQuery({
    ...almanacQuery('panchang', {
      place: place ?? noPlace,
      reference: place ?? noPlace,
      date: today,
    }),
    enabled: place !== undefined,
  })
  const now = useMinuteOf(today, place?.tz ?? noPlace.tz)
  const lead = day && leading(day.runs, day.dawn, now)
  const at = (instant: number | undefined) => instant && place && timeText(instant, place.tz)
  const sunrise = at(day?.sunrise)
  const moonrise = at(day?.moonrise?.at)
  const parts = [
    lead &&
      place &&
      tithiWords.until(
        tithiWords.tithi(lead.lead.number),
        momentText(lead.lead.end, place.tz, today),
      ),
    sunrise && words.sunrise(sunrise),
    moonrise && words.moonrise(moonrise),
  ]
  return <p className="mt-1 min-h-6 text-muted">{parts.filter(Boolean).join(' · ')}</p>
}

const noPlace = { name: '', lat: 0, lon: 0, tz: 'UTC' }
