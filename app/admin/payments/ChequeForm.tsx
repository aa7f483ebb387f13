import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import type { useStep } from '#app/admin/useStep.ts'
import { todayIn } from '#app/almanac/today.ts'
import { chequeAnswer } from '#app/i18n/en/donations/adminCheques.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'

type Answer = { outcome: 'cleared' | 'bounced'; on: string }

type Props = {
  /** `failed` if it bounced: it may clear when it is presented again. */
  status: string
  step: Pick<ReturnType<typeof useStep>, 'isBusy' | 'failure' | 'errorAt'>
  onAnswer: (answer: Answer, done: string) => unknown
}

/** What the bank did with a cheque, whatever it pays: only then there is a receipt. */
export function ChequeForm({ status, step: { isBusy, failure, errorAt }, onAnswer }: Props) {
  const words = useWords(chequeAnswer)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const [on, setOn] = useState(today)
  const answer = (outcome: Answer['outcome']) => void onAnswer({ outcome, on }, words.done[outcome])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    answer('cleared')
  }
  return (
    <form noValidate aria-label={words.heading} onSubmit={handleSubmit}>
      <p className="mt-1 text-muted">{status === 'failed' ? words.bouncedText : words.text}</p>
      <TextField
        className="mt-4"
        label={words.on}
        type="date"
        max={today}
        value={on}
        error={errorAt('#/on')}
        onChange={({ target }) => setOn(target.value)}
      />
      <FailureNotice failure={failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {words.cleared}
        </Button>
        {status === 'pending' && (
          <Button variant="outline" isBusy={isBusy} onClick={() => answer('bounced')}>
            {words.bounced}
          </Button>
        )}
      </div>
    </form>
  )
}
