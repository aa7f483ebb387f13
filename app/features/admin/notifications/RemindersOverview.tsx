import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminReminders } from '#app/i18n/en/adminReminders.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import type { Out } from '#contract/endpoint.ts'
import { getReminderOverview, reminderMoments } from '#contract/remindersAdmin.ts'
import { CountTable } from './CountTable.tsx'
import { Previews } from './Previews.tsx'

/** Who is reminded of what, and what they read. */
export function RemindersOverview() {
  const words = useWords(adminReminders)
  const { data, error, refetch } = useRead(getReminderOverview, {})
  if (!data) {
    return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  const { subscribers, times } = words
  const { channels, next, previews } = data
  const states = ['active', 'pending', 'paused', 'stopped'] as const
  const table = { first: subscribers.channel, nameOf: words.channels }
  return (
    <div className="mt-6 grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <section className="min-w-0">
          <h2 className="text-xl">{subscribers.title}</h2>
          <p className="mt-1 text-muted">{subscribers.text}</p>
          <CountTable
            {...table}
            label={subscribers.table}
            columns={states.map((name) => ({ name, text: words.states[name] }))}
            rows={channels.map(({ channel, states: counts }) => ({ channel, counts }))}
          />
        </section>
        <section className="min-w-0">
          <h2 className="text-xl">{times.title}</h2>
          <p className="mt-1 text-muted">{times.text}</p>
          <CountTable
            {...table}
            label={times.table}
            columns={reminderMoments.map((name) => ({ name, text: words.moments[name] }))}
            rows={channels.map(({ channel, moments: counts }) => ({ channel, counts }))}
          />
        </section>
      </div>
      <NextFestivals next={next} />
      {previews.length > 0 && <Previews previews={previews} />}
    </div>
  )
}

function NextFestivals({ next }: { next: Out<typeof getReminderOverview>['next'] }) {
  const { next: words } = useWords(adminReminders)
  return (
    <section>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 text-muted">{next.length === 0 ? words.none : words.text}</p>
      {next.length > 0 && (
        <Card className="mt-3 overflow-hidden">
          <ul className="admin-rows">
            {next.map(({ id, name, date, people }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{name}</span>
                  <span className="text-muted">
                    {', '}
                    {weekdayText(date)}, {dateText(date)}
                  </span>
                </span>
                <span>{words.people(people)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
