import { NoPage } from '#app/admin/NoPage.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { PageWays } from '#app/admin/PageWays.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { todayIn } from '#app/almanac/today.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { AheadList } from './AheadList.tsx'
import { BookingDetails } from './BookingDetails.tsx'
import { DayParts } from './DayParts.tsx'
import { DaySchedule } from './DaySchedule.tsx'
import { PriestSheet } from './PriestSheet.tsx'
import { PriestsPage } from './PriestsPage.tsx'
import { PujaPlaces } from './PujaPlaces.tsx'
import { AllBookings } from './AllBookings.tsx'

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** `ahead`, `day/2026-11-27`, `all`, `places/ganesh`, `hours`, `priests`, `sheet/2026-11-27` and `pj-2026-7k3m9w`. */
export function BookingsTab({ path: [page = 'ahead', day] }: { path: readonly string[] }) {
  const words = useWords(adminBookings)
  const { timeZone } = useAdmin()
  const date = isDay(day) ? day : todayIn(timeZone)
  if (page === 'sheet') return <PriestSheet key={date} date={date} />
  const { ahead, day: ofDay, all, places, hours, priests } = words
  const ways = { ahead, day: ofDay, all, places, hours, priests }
  if (page.toLowerCase().startsWith('pj-')) return <BookingDetails reference={page.toUpperCase()} />
  if (!(page in ways)) return <NoPage />
  return (
    <TabPage title={words.title} intro={page === 'ahead' ? words.intro : undefined}>
      <PageWays label={words.ways} ways={ways} current={page} toOf={(name) => `bookings/${name}`} />
      {page === 'ahead' && <AheadList />}
      {page === 'day' && <DaySchedule key={date} date={date} />}
      {page === 'all' && <AllBookings />}
      {page === 'hours' && <DayParts />}
      {page === 'priests' && <PriestsPage />}
      {page === 'places' && <PujaPlaces type={day} />}
    </TabPage>
  )
}
