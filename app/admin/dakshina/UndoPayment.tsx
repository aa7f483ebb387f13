import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useFolded } from '#app/admin/useFolded.ts'
import { useRequiredText } from '#app/admin/useRequiredText.ts'
import { useStep } from '#app/admin/useStep.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
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
  const { undo, close: closeLabel } = useWords(adminDakshina)
  const words = undo[by]
  const { take, isBusy, failure, errorAt } = useStep()
  const { isOpen, close, opener } = useFolded()
  const reason = useRequiredText(words.missing, errorAt('#/reason'))
  const [isInCash, setIsInCash] = useState(method === 'cash')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason.check()) return
    const sent = { id, reason: reason.text }
    if (by === 'return') void take(returnDakshina, { ...sent, isInCash }, words.done)
    else void take(by === 'refund' ? refundDakshina : voidDakshina, sent, words.done)
  }
  if (!isOpen)
    return (
      <Button size="small" variant="outline" className="mt-2" {...opener}>
        {words.open}
      </Button>
    )
  return (
    <form
      noValidate
      aria-label={words.open}
      className="mt-3 grid basis-full gap-3"
      onSubmit={handleSubmit}
    >
      <p className="text-sm text-muted">{words.text}</p>
      <TextArea label={words.reason} rows={2} autoFocus {...reason.field} />
      {by === 'return' && (
        <CheckboxField
          label={undo.inCash}
          checked={isInCash}
          onChange={({ target }) => setIsInCash(target.checked)}
        />
      )}
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {words.send}
        </Button>
        <Button variant="outline" onClick={close}>
          {closeLabel}
        </Button>
      </div>
    </form>
  )
}
