import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateAt, dateText, monthText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminFestivalChoice } from '#app/i18n/en/festivals/adminFestivalChoice.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { getFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import { groupsFrom } from '#contract/festivals/groups.ts'
import { listStaffFestivals, type StaffFestival } from '#contract/festivals/admin.ts'
import { byDate } from '#contract/festivals/mergeOverrides.ts'
import { FestivalRow } from './FestivalRow.tsx'
import { isSeen } from './isSeen.ts'
import { isMonth, monthAfter, weeksOf } from './months.ts'

/** A month of the calendar as staff have it, hidden festivals too. On a phone the list has the names. */
export function FestivalMonth({ month: requested }: { month: string | undefined }) {
  const words = useWords(adminFestivals)
  const { groups } = useWords(adminFestivalChoice)
  const { timeZone } = useAdmin()
  const today = dateAt(getNow(), timeZone)
  const month = requested && isMonth(requested) ? requested : today.slice(0, 7)
  const weeks = weeksOf(month)
  const [from, to] = [weeks.flat()[0], weeks.flat().at(-1)]
  const read = useRead(listStaffFestivals, { from, to, group: 'all', limit: 100 })
  const chosen = useRead(getFestivalChoice, {})
  const choice = chosen.data?.choice
  const all = read.data?.items ?? []
  const seen = choice ? all.filter((each) => isSeen(each, choice, 'calendar')) : []
  const festivals = seen.toSorted(byDate)
  const failed = [read, chosen].find(({ isError, data }) => isError && !data)
  return (
    <TabPage
      title={monthText(`${month}-01`)}
      intro={
        choice && words.months.intro(groupsFrom('calendar', choice).map((group) => groups[group]))
      }
      action={([-1, 1] as const).map((step) => (
        <AdminLink
          key={step}
          to={`festivals/month/${monthAfter(month, step)}`}
          className={buttonClass({ variant: 'outline' })}
        >
          {step < 0 ? words.months.previous : words.months.next}
        </AdminLink>
      ))}
    >
      <BackLink to="festivals">{words.all}</BackLink>
      {failed && <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />}
      <Grid weeks={weeks} month={month} today={today} festivals={festivals} />
      <ul aria-label={words.label} className="min-[60rem]:hidden">
        {festivals
          .filter(({ date }) => date.startsWith(month))
          .map((festival) => (
            <li key={festival.id} className="border-b border-line">
              <FestivalRow festival={festival} />
            </li>
          ))}
      </ul>
    </TabPage>
  )
}

const dots = {
  default: 'bg-saffron',
  major: 'bg-saffron',
  sankashti: 'bg-kumkum',
  angaraki: 'bg-gold-deco',
  beyond: 'border-2 border-durva',
}

type GridProps = {
  weeks: readonly (readonly string[])[]
  month: string
  today: string
  festivals: readonly StaffFestival[]
}

function Grid({ weeks, month, today, festivals }: GridProps) {
  const words = useWords(adminFestivals)
  const { weekdays } = useWords(admin)
  return (
    <table className="mt-4 w-full table-fixed">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="p-1 text-start text-sm text-muted">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                className={`h-13 border border-line p-1 align-top text-sm min-[60rem]:h-26 ${day.startsWith(month) ? '' : 'bg-paper text-muted'}`}
                aria-current={day === today ? 'date' : undefined}
              >
                <time
                  dateTime={day}
                  aria-label={dateText(day)}
                  className={
                    day === today
                      ? 'rounded-full bg-kumkum px-1.5 py-0.5 text-on-kumkum'
                      : undefined
                  }
                >
                  {Number(day.slice(8))}
                </time>
                {festivals
                  .filter(({ date }) => date === day)
                  .map(({ id, name, category, group, color, isHidden }) => (
                    <p
                      key={id}
                      className="min-[60rem]:flex min-[60rem]:items-baseline min-[60rem]:gap-1.5 min-[60rem]:leading-[1.3]"
                    >
                      <i
                        aria-hidden
                        className={`block size-3 shrink-0 rounded-full ${dots[group ? 'beyond' : category]}`}
                        style={color ? { background: color } : undefined}
                      />
                      <AdminLink
                        to={`festivals/${encodeURIComponent(id)}`}
                        className="py-1 wrap-anywhere underline underline-offset-[0.2em] max-[60rem]:hidden"
                      >
                        {isHidden ? <s>{name}</s> : name}
                        {isHidden && ` (${words.hidden})`}
                      </AdminLink>
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
