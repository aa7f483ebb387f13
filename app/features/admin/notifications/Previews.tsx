import { adminReminders } from '#app/i18n/en/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import type { ReminderPreview } from '#contract/remindersAdmin.ts'

/** The messages of each moment, as people read them. */
export function Previews({ previews }: { previews: readonly ReminderPreview[] }) {
  const { preview: words } = useWords(adminReminders)
  return (
    <section>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <ul className="mt-3 grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {previews.map(({ moment, title, body }) => (
          <Card as="li" key={moment} className="p-4">
            <p className="text-sm text-muted">{words.moments[moment]}</p>
            <p className="mt-1 font-semibold">{title}</p>
            <p className="mt-1">{body}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
