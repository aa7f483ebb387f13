import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { Loaded } from '#app/admin/Loaded.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { addDays } from '#almanac/civilDate.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText, dayText, monthText } from '#app/i18n/dates.ts'
import { sevaDays, sevaDetails } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { type DayOfSeva, listSevaDays } from '#contract/sevas/admin.ts'
import { listSponsoredDays, type SponsoredDay } from '#contract/sponsorships/admin.ts'
import { useMarkDone } from './useMarkDone.ts'

/** A missed day is still shown for so long. */
const daysBack = 14
const daysAhead = 366

/** The coming year of yearly sevas and of what is sponsored, month by month. */
export function SevaCalendar() {
  const words = useWords(sevaDays)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const range = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
  const query = useRead(listSevaDays, range)
  const sponsored = useRead(listSponsoredDays, { ...range, from: today }).data ?? []
  return (
    <Loaded query={query}>
      {(sevas) => {
        const days = inOrder(sevas, sponsored)
        return days.length === 0 ? (
          <EmptyState title={words.empty}>
            <p>{words.emptyText}</p>
          </EmptyState>
        ) : (
          <>
            <AdminLink
              to={`sevas/print/${today}`}
              className={`mt-4 ${buttonClass({ variant: 'outline' })}`}
            >
              {words.print}
            </AdminLink>
            {[...new Set(days.map(({ date }) => monthText(date)))].map((month) => (
              <section key={month} aria-label={month}>
                <h2 className="mt-5 text-lg">{month}</h2>
                <Card className="mt-2 overflow-hidden">
                  <ul className="divide-y divide-line">
                    {days
                      .filter(({ date }) => monthText(date) === month)
                      .map((day) => (
                        <li key={day.id}>
                          {'sevaId' in day ? (
                            <DayRow day={day} isDue={day.date <= today} />
                          ) : (
                            <SponsoredRow day={day} />
                          )}
                        </li>
                      ))}
                  </ul>
                </Card>
              </section>
            ))}
          </>
        )
      }}
    </Loaded>
  )
}

const inOrder = (
  sevas: readonly DayOfSeva[],
  sponsored: readonly SponsoredDay[],
): (DayOfSeva | SponsoredDay)[] =>
  [...sevas, ...sponsored.filter(({ state }) => state === 'paid')].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  )

function SponsoredRow({ day: { id, date, offering, name } }: { day: SponsoredDay }) {
  const words = useWords(adminSponsorships)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <AdminLink to={`sevas/sponsored/${id}`} className="min-w-0 wrap-anywhere">
        <span className="block">{dayText(date)}</span>
        <span className="text-link font-semibold">{words.heading(offering, name)}</span>
      </AdminLink>
      <Chip tone="gold">{words.sponsored}</Chip>
    </div>
  )
}

function DayRow({ day, isDue }: { day: DayOfSeva; isDue: boolean }) {
  const words = useWords(sevaDetails)
  const shared = useWords(sevaWords)
  const { mark, isBusy } = useMarkDone()
  const { date, kind, inName, rule, doneAt, sevaId } = day
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <AdminLink to={`sevas/${sevaId}`} className="min-w-0 wrap-anywhere">
        <span className="block">{dayText(date)}</span>
        <span className="text-link font-semibold">{shared.heading(kind, inName)}</span>
        {shared.reasons[rule] && (
          <span className="block text-sm text-muted">{shared.reasons[rule]}</span>
        )}
      </AdminLink>
      {doneAt !== undefined && <Chip tone="durva">{words.done}</Chip>}
      {doneAt === undefined && isDue && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={words.markOf(`${shared.heading(kind, inName)}, ${dateText(date)}`)}
          onClick={() => void mark(day)}
        >
          {words.markDone}
        </Button>
      )}
    </div>
  )
}
