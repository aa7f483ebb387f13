import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  refundDakshina,
  returnDakshina,
  voidDakshina,
  type StaffDakshinaPayment,
} from '#contract/bookings/dakshinaAdmin.ts'

type Props = {
  payment: StaffDakshinaPayment
  /**
   * Through the card provider; a refund by hand is only recorded here; what was recorded by mistake
   * becomes void.
   */
  by: 'refund' | 'return' | 'void'
}

/** Refunds or voids a payment in two steps: open the form, then send it with a reason. */
export function UndoPayment({ payment: { id, method }, by }: Props) {
  const { undo: words, close } = useWords(adminDakshina)
  const { send, isBusy, failure } = useSend()
  const [isOpen, setIsOpen] = useState(false)
  // After closing, focus returns to the button that opened the form.
  const [wasOpen, setWasOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isInCash, setIsInCash] = useState(method === 'cash')
  const [isMissing, setIsMissing] = useState(false)
  const { open, text, reason: reasonLabel, missing, send: sendLabel, done: doneText } = words[by]
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return
    const done =
      by === 'return'
        ? await send(returnDakshina, { id, reason, isInCash })
        : await send(by === 'refund' ? refundDakshina : voidDakshina, { id, reason })
    if (done) showToast({ title: doneText, tone: 'success' })
  }
  const handleClose = () => {
    setIsOpen(false)
    setWasOpen(true)
  }
  if (!isOpen)
    return (
      <Button
        size="small"
        variant="outline"
        className="mt-2"
        autoFocus={wasOpen}
        onClick={() => setIsOpen(true)}
      >
        {open}
      </Button>
    )
  return (
    <form
      noValidate
      aria-label={open}
      className="mt-3 grid basis-full gap-3"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-sm text-muted">{text}</p>
      <TextArea
        label={reasonLabel}
        rows={2}
        autoFocus
        maxLength={500}
        value={reason}
        error={isMissing ? missing : failure?.fields[0]?.detail}
        onChange={({ target }) => {
          setReason(target.value)
          setIsMissing(false)
        }}
      />
      {by === 'return' && (
        <CheckboxField
          label={words.inCash}
          checked={isInCash}
          onChange={({ target }) => setIsInCash(target.checked)}
        />
      )}
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {sendLabel}
        </Button>
        <Button variant="outline" onClick={handleClose}>
          {close}
        </Button>
      </div>
    </form>
  )
}
