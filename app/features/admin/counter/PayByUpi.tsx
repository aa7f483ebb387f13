import type { FormEvent } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { TenderFields } from '#app/admin/tender/TenderFields.tsx'
import { emptyTender, tenderInput } from '#app/admin/tender/tenderInput.ts'
import { useEntry } from '#app/admin/useEntry.ts'
import { todayIn } from '#app/almanac/today.ts'
import { counterBooking } from '#app/i18n/en/counter/adminCounter.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { recordDakshina, type StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { formatRupees } from '#contract/payments/money.ts'

type Props = {
  /** Of the booking. */
  reference: string
  amount: number
  onPaid: (dakshina: StaffDakshina) => void
  onLater: () => void
}

/** The place is booked before anything is paid for it; the code has the booking's reference. */
export function PayByUpi({ reference, amount, onPaid, onLater }: Props) {
  const words = useWords(counterBooking)
  const paying = useWords(tender)
  const { timeZone } = useAdmin()
  const { typed, text, isBusy, failure, send } = useEntry(emptyTender)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const paidOn = todayIn(timeZone)
    const payment = { method: 'upi', amount, paidOn, ...tenderInput('upi', typed) } as const
    const done = await send(recordDakshina, { reference, seen: 0, ...payment })
    if (done) onPaid(done)
  }
  return (
    <form
      noValidate
      aria-label={words.toPay}
      className="no-print grid gap-4 justify-self-stretch"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TenderFields method="upi" text={text} toPay={{ amount, reference, what: 'Puja' }} />
      <EntryFailure failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" autoFocus isBusy={isBusy}>
          {paying.seen(formatRupees(amount))}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onLater}>
          {words.payLater}
        </Button>
      </div>
    </form>
  )
}
