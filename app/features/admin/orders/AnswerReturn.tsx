import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { answerReturn, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { returnAmount } from './returnAmount.ts'
import { useRequiredText } from '#app/admin/useRequiredText.ts'
import { useStep } from '#app/admin/useStep.ts'

type Props = { order: StaffOrderDetails; of: StaffOrderDetails['returns'][number] }

/** Accepts or refuses a return, with words for the buyer. */
export function AnswerReturn({ order, of: { id, items } }: Props) {
  const { returns: words } = useWords(adminOrderSteps)
  const { take, isBusy, failure, errorAt } = useStep()
  const answer = useRequiredText(words.answerMissing, errorAt('#/answer'))
  const [pending, setPending] = useState<'accept' | 'refuse'>()
  const { reference, fullName } = order
  const ask = (what: 'accept' | 'refuse') => {
    if (answer.check()) setPending(what)
  }
  const handleConfirm = () => {
    const isAccepted = pending === 'accept'
    setPending(undefined)
    const done = isAccepted ? words.accepted : words.refused
    void take(answerReturn, { reference, id, isAccepted, answer: answer.text }, done)
  }
  return (
    <div>
      <TextArea label={words.answer} hint={words.answerHint} rows={3} {...answer.field} />
      <FailureNotice failure={failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => ask('accept')}>
          {words.accept}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => ask('refuse')}>
          {words.refuse}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={pending !== undefined}
        tone={pending === 'refuse' ? 'danger' : 'primary'}
        title={pending === 'refuse' ? words.refuseTitle : words.acceptTitle}
        confirm={pending === 'refuse' ? words.refuse : words.accept}
        onClose={() => setPending(undefined)}
        onConfirm={handleConfirm}
      >
        <p>
          {pending === 'refuse'
            ? words.refuseText(fullName)
            : words.acceptText(formatRupees(returnAmount(order, items)), fullName)}
        </p>
      </ConfirmDialog>
    </div>
  )
}
