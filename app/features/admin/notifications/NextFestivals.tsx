import { useState } from 'react'
import { dayText } from '#app/i18n/dates.ts'
import { adminReminders } from '#app/i18n/en/reminders/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { Out } from '#contract/endpoint.ts'
import type { getReminderOverview } from '#contract/reminders/admin.ts'
import { SendNow } from './SendNow.tsx'

type Next = Out<typeof getReminderOverview>['next']

/** How many want each of the next festivals, and a way to remind them now. */
export function NextFestivals({ next }: { next: Next }) {
  const { next: words } = useWords(adminReminders)
  const [sending, setSending] = useState<Next[number]>()
  return (
    <section>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 text-muted">{next.length === 0 ? words.none : words.text}</p>
      {next.length > 0 && (
        <Card className="mt-3 overflow-hidden">
          <ul className="divide-y divide-line">
            {next.map((festival) => {
              const { id, name, date, people } = festival
              return (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
                >
                  <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                    <span className="font-semibold">{name}</span>
                    <span className="text-muted">
                      {', '}
                      {dayText(date)}
                    </span>
                  </span>
                  <span>{words.people(people)}</span>
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={words.sendNowOf(name)}
                    disabled={people === 0}
                    onClick={() => setSending(festival)}
                  >
                    {words.sendNow}
                  </Button>
                </li>
              )
            })}
          </ul>
        </Card>
      )}
      {sending && <SendNow festival={sending} onClose={() => setSending(undefined)} />}
    </section>
  )
}
