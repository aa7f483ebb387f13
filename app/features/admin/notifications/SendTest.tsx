import { useSend } from '#app/admin/useSend.ts'
import { adminReminders } from '#app/i18n/en/reminders/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type ReminderChannel, reminderChannels } from '#contract/reminders/choice.ts'
import { sendTestReminder } from '#contract/reminders/admin.ts'

/** Sends a reminder to the person who presses the button, through each channel. */
export function SendTest() {
  const { preview: words } = useWords(adminReminders)
  const { send, isBusy } = useSend()
  const sendTest = async (channel: ReminderChannel) => {
    const sent = await send(sendTestReminder, { channel })
    if (!sent) return
    const { festival, to, browsers = 0 } = sent
    const description = words.testedText(festival, to ?? words.browsers(browsers))
    showToast({ title: words.tested, description, tone: 'success' })
  }
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {reminderChannels.toReversed().map((channel) => (
        <Button
          key={channel}
          variant="outline"
          size="small"
          disabled={isBusy}
          onClick={() => void sendTest(channel)}
        >
          {words.tests[channel]}
        </Button>
      ))}
    </div>
  )
}
