import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminReminders } from '#app/i18n/en/reminders/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { getReminderOverview, reminderMoments } from '#contract/reminders/admin.ts'
import { CountTable } from './CountTable.tsx'
import { NextFestivals } from './NextFestivals.tsx'
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
