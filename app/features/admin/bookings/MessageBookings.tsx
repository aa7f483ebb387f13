import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { bookingMessage } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { messageBookings } from '#contract/bookings/bulkAdmin.ts'
import { type Message, MessageForm } from './MessageForm.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import { NotWritten } from './NotWritten.tsx'
import { recipientsOf } from './recipients.ts'

type Props = { chosen: readonly StaffBooking[]; onDone: () => void }

/** The key depends on what is sent: pressed twice, or again after a lost connection, it is sent once. */
const draftOf = (message: Message) => ({ message, key: newCommandId() })

/** Emails the devotees of the chosen bookings: written, then seen as it will be, then sent. */
export function MessageBookings({ chosen, onDone }: Props) {
  const words = useWords(bookingMessage)
  const { send, isBusy, failure, errorAt, clearFailure } = useSend()
  const [{ message, key }, setDraft] = useState(() => draftOf({ subject: '', text: '' }))
  const [step, setStep] = useState<'write' | 'check' | 'sent'>()
  const recipients = recipientsOf(chosen)
  const { written, emails, toCall } = recipients
  const close = () => {
    setStep(undefined)
    if (step === 'sent') onDone()
  }
  const handleSend = async () => {
    const references = written.map(({ reference }) => reference)
    const sent = await send(
      messageBookings,
      { references, ...message },
      { idempotencyKey: key, isQuiet: true },
    )
    if (!sent) return
    setDraft(draftOf({ subject: '', text: '' }))
    // Whom it does not reach stays on the screen until they are called.
    if (toCall.length > 0) return setStep('sent')
    setStep(undefined)
    showToast({ title: words.sent(sent.emails), tone: 'success' })
    onDone()
  }
  if (emails === 0) return <span className="text-sm text-muted">{words.nobody}</span>
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setStep('write')}
      >
        {words.open(emails)}
      </Button>
      <DialogFrame
        isOpen={step !== undefined}
        title={step === 'sent' ? words.sent(emails) : words.title(emails)}
        onClose={close}
      >
        {step === 'write' && (
          <MessageForm
            message={message}
            onChange={(changed) => {
              setDraft(draftOf(changed))
              clearFailure()
            }}
            errorAt={errorAt}
            onNext={() => setStep('check')}
            onClose={close}
          >
            <NotWritten of={recipients} />
          </MessageForm>
        )}
        {step === 'check' && (
          <MessagePreview
            message={message}
            emails={emails}
            isBusy={isBusy}
            failure={failure}
            onBack={() => setStep('write')}
            onSend={() => void handleSend()}
          />
        )}
        {step === 'sent' && (
          <div className="mt-4 grid gap-4">
            <NotWritten of={{ ...recipients, cancelled: [] }} />
            <Button className="justify-self-end" autoFocus onClick={close}>
              {words.close}
            </Button>
          </div>
        )}
      </DialogFrame>
    </>
  )
}
