import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useStep } from '#app/admin/useStep.ts'
import { cashOfDay } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { explainCount } from '#contract/counter/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'

type Props = { day: string; position: number; difference: number }

/** Why a count differs from the records, once both are known. */
export function ExplainCount({ day, position, difference }: Props) {
  const words = useWords(cashOfDay)
  const { take, isBusy, failure, errorAt } = useStep()
  const [reason, setReason] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void take(explainCount, { day, position, reason }, words.explained)
  }
  return (
    <form noValidate className="no-print mt-2 max-w-md" onSubmit={handleSubmit}>
      <TextField
        label={words.reason(formatRupees(difference))}
        autoComplete="off"
        maxLength={500}
        value={reason}
        error={errorAt('#/reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <FailureNotice failure={failure} />
      <Button type="submit" size="small" className="mt-3" isBusy={isBusy}>
        {words.explain}
      </Button>
    </form>
  )
}
