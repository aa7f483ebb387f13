import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminDakshina } from '#app/i18n/en/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  refundDakshina,
  returnDakshina,
  type StaffDakshinaPayment,
} from '#contract/dakshinaAdmin.ts'

type Props = {
  payment: StaffDakshinaPayment
  /** Through the card provider; a refund by hand is only recorded here. */
  by: 'refund' | 'return'
}

/** Opened by a press, and sent with a reason: two steps before money moves. */
export function RefundDakshina({ payment: { id, method }, by }: Props) {
  const { refund: words, close } = useWords(adminDakshina)
  const { send, isBusy, failure } = useSend()
  const [isOpen, setIsOpen] = useState(false)
  // The keyboard goes on where the form was.
  const [wasOpen, setWasOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isInCash, setIsInCash] = useState(method === 'cash')
  const [isMissing, setIsMissing] = useState(false)
  const name = by === 'refund' ? words.card : words.hand
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return
    const done =
      by === 'refund'
        ? await send(refundDakshina, { id, reason })
        : await send(returnDakshina, { id, reason, isInCash })
    if (done) showToast({ title: words.done[by], tone: 'success' })
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
        {name}
      </Button>
    )
  return (
    <form
      noValidate
      aria-label={name}
      className="mt-3 grid gap-3"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-sm text-muted">{by === 'refund' ? words.cardText : words.handText}</p>
      <TextArea
        label={words.reason}
        rows={2}
        autoFocus
        maxLength={500}
        value={reason}
        error={isMissing ? words.missing : failure?.fields[0]?.detail}
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
          {name}
        </Button>
        <Button variant="outline" onClick={handleClose}>
          {close}
        </Button>
      </div>
    </form>
  )
}
