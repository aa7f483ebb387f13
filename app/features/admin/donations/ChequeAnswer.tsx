import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useStep } from '#app/admin/useStep.ts'
import { todayIn } from '#app/almanac/today.ts'
import { chequeAnswer } from '#app/i18n/en/donations/adminCheques.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { answerCheque, type StaffDonationDetails } from '#contract/donations/admin.ts'

/** What the bank did with the cheque: only then there is a receipt. */
export function ChequeAnswer({ donation }: { donation: StaffDonationDetails }) {
  const words = useWords(chequeAnswer)
  const { timeZone } = useAdmin()
  const { take, isBusy, failure, errorAt } = useStep()
  const today = todayIn(timeZone)
  const [on, setOn] = useState(today)
  const { reference, status } = donation
  const answer = (outcome: 'cleared' | 'bounced') =>
    void take(answerCheque, { reference, outcome, on }, words.done[outcome])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    answer('cleared')
  }
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={handleSubmit}>
        <h2 className="text-xl">{words.heading}</h2>
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
    </Card>
  )
}
