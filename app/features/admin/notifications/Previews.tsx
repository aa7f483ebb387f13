import { useSend } from '#app/admin/useSend.ts'
import { adminReminders } from '#app/i18n/en/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type ReminderPreview, sendTestReminder } from '#contract/remindersAdmin.ts'

/** The messages of each moment, as people read them. */
export function Previews({ previews }: { previews: readonly ReminderPreview[] }) {
  const { preview: words } = useWords(adminReminders)
  const { send, isBusy } = useSend()
  const sendTest = async () => {
    const sent = await send(sendTestReminder, {})
    if (!sent) return
    const description = words.testedText(sent.festival, sent.to)
    showToast({ title: words.tested, description, tone: 'success' })
  }
  return (
    <section>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <Button
        variant="outline"
        size="small"
        className="mt-3"
        isBusy={isBusy}
        onClick={() => void sendTest()}
      >
        {words.test}
      </Button>
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
