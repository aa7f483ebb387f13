import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { adminReminders } from '#app/i18n/en/reminders/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { type ReminderPreview, showReminderEmail } from '#contract/reminders/admin.ts'

type Props = { preview: ReminderPreview; onClose: () => void }

/** Both parts of the email: the HTML in a frame where nothing in it can run or lead anywhere. */
export function EmailPreview({ preview: { moment, email }, onClose }: Props) {
  const { preview: words } = useWords(adminReminders)
  return (
    <DialogFrame isOpen title={words.emailTitle} onClose={onClose}>
      <p className="mt-2 wrap-anywhere">{words.subject(email.subject)}</p>
      <iframe
        title={words.asHtml}
        sandbox=""
        src={showReminderEmail.path.replace(':moment', moment)}
        className="mt-4 h-72 w-full rounded-md border border-line"
      />
      <details className="mt-2">
        <summary className="min-h-11 content-center font-semibold">{words.asText}</summary>
        <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{email.text}</pre>
      </details>
      <div className="mt-3 flex justify-end">
        <Button autoFocus onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </DialogFrame>
  )
}
