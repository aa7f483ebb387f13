import { useState } from 'react'
import { adminReminders } from '#app/i18n/en/reminders/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { ReminderPreview } from '#contract/reminders/admin.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { SendTest } from './SendTest.tsx'

/** The messages of each moment, as people read them. */
export function Previews({ previews }: { previews: readonly ReminderPreview[] }) {
  const { preview: words } = useWords(adminReminders)
  const [shown, setShown] = useState<ReminderPreview>()
  return (
    <section>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <SendTest />
      <ul className="mt-3 grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {previews.map((preview) => {
          const { moment, title, body } = preview
          return (
            <Card as="li" key={moment} className="flex flex-col p-4">
              <p className="text-sm text-muted">{words.moments[moment]}</p>
              <p className="mt-1 font-semibold">{title}</p>
              <p className="mt-1 mb-3">{body}</p>
              <Button
                variant="outline"
                size="small"
                className="mt-auto self-start"
                aria-label={words.seeEmailOf(words.moments[moment])}
                onClick={() => setShown(preview)}
              >
                {words.seeEmail}
              </Button>
            </Card>
          )
        })}
      </ul>
      {shown && <EmailPreview preview={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}
