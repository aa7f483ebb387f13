import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import type { Failure } from '#app/admin/failure.ts'
import { bookingMessage } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Message } from './MessageForm.tsx'

type Props = {
  message: Message
  emails: number
  isBusy: boolean
  failure: Failure | undefined
  onBack: () => void
  onSend: () => void
}

/** The email as it will be read, before it is sent for good. */
export function MessagePreview({ message, emails, isBusy, failure, onBack, onSend }: Props) {
  const words = useWords(bookingMessage)
  return (
    <div className="mt-4 grid gap-4">
      <section
        aria-label={words.preview}
        className="grid max-h-[46vh] gap-3 overflow-y-auto rounded-md border border-line p-4"
      >
        <h3 className="text-xl">{message.subject.trim()}</h3>
        <p>{words.greeting}</p>
        <p className="whitespace-pre-line">{message.text.trim()}</p>
        <p className="text-sm text-muted">{words.theirBookings}</p>
      </section>
      <p className="font-semibold">{words.sure}</p>
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" autoFocus disabled={isBusy} onClick={onBack}>
          {words.change}
        </Button>
        <Button isBusy={isBusy} onClick={onSend}>
          {words.send(emails)}
        </Button>
      </div>
    </div>
  )
}
