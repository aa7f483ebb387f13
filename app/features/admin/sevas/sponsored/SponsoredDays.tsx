import { addDays } from '#almanac/civilDate.ts'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { Loaded } from '#app/admin/Loaded.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dayText, monthText } from '#app/i18n/dates.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { listSponsoredDays, type SponsoredDay } from '#contract/sponsorships/admin.ts'

/** One without a day may be of a date that is over. */
const daysBack = 30
const daysAhead = 366

const tones = {
  held: 'gold',
  promised: 'saffron',
  paid: 'durva',
  none: 'kumkum',
  test: 'gold',
  free: 'gold',
} as const

/** The sponsored days of the coming year, month by month. */
export function SponsoredDays() {
  const words = useWords(adminSponsorships)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const range = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
  const query = useRead(listSponsoredDays, range, { isWatched: true })
  const outline = buttonClass({ variant: 'outline' })
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <AdminLink to={`sevas/sponsored/print/${today}`} className={outline}>
          {words.print}
        </AdminLink>
        <AdminLink to="sevas/sponsored/offerings" className={outline}>
          {words.offerings}
        </AdminLink>
      </div>
      <Loaded query={query}>
        {(days) =>
          days.length === 0 ? (
            <EmptyState title={words.empty}>
              <p>{words.emptyText}</p>
            </EmptyState>
          ) : (
            [...new Set(days.map(({ date }) => monthText(date)))].map((month) => (
              <section key={month} aria-label={month}>
                <h2 className="mt-5 text-lg">{month}</h2>
                <Card className="mt-2 overflow-hidden">
                  <ul className="divide-y divide-line">
                    {days
                      .filter(({ date }) => monthText(date) === month)
                      .map((day) => (
                        <li key={day.id}>
                          <DayRow day={day} />
                        </li>
                      ))}
                  </ul>
                </Card>
              </section>
            ))
          )
        }
      </Loaded>
    </>
  )
}

function DayRow({ day }: { day: SponsoredDay }) {
  const words = useWords(adminSponsorships)
  const { id, date, offering, name, state, short } = day
  return (
    <AdminLink
      to={`sevas/sponsored/${id}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft"
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="block">{dayText(date)}</span>
        <span className="font-semibold">{words.heading(offering, name)}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {short && <Chip tone="kumkum">{words.paidLess}</Chip>}
        <Chip tone={tones[state]}>{words.states[state]}</Chip>
      </span>
    </AdminLink>
  )
}
