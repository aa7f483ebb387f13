import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense, useId } from 'react'
import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'

const ReminderTabs = lazy(() =>
  import('./ReminderTabs.tsx').then(({ ReminderTabs }) => ({ default: ReminderTabs })),
)

/** The box for reminders. Its button is there and says by being disabled what the words say. */
export function NeverMiss() {
  const { reminders: words } = useWords(calendar)
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6">
      <h2 id={id} className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{words.text}</p>
      <div className="never-miss">
        <ClientOnly>
          <Suspense>
            <ReminderTabs />
          </Suspense>
        </ClientOnly>
      </div>
      <Button disabled className="mt-4 w-full">
        {words.set}
      </Button>
    </section>
  )
}
