import { type FormEvent, useEffect, useRef } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { isUnsure } from '#app/admin/failure.ts'
import { numberOf } from '#app/admin/numberOf.ts'
import { useEntry } from '#app/admin/useEntry.ts'
import { useFolded } from '#app/admin/useFolded.ts'
import { AmountField } from '#app/admin/tender/AmountField.tsx'
import { PaidOnFields, paidOnInput } from '#app/admin/tender/PaidOnFields.tsx'
import { TenderFields } from '#app/admin/tender/TenderFields.tsx'
import { emptyTender, tenderInput } from '#app/admin/tender/tenderInput.ts'
import { todayIn } from '#app/almanac/today.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/accounts/permissions.ts'
import { recordDakshina, type StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { tenderMethods, type TenderMethod } from '#contract/counter/tenderAdmin.ts'
import { formatRupees } from '#contract/payments/money.ts'

type Props = { of: StaffDakshina; hasReceived: boolean }

/** What was paid at the temple; opened by a press, because most pages need none. */
export function RecordDakshina({ of, hasReceived }: Props) {
  const words = useWords(adminDakshina)
  const { isOpen, close, opener } = useFolded()
  if (isOpen) return <Entry of={of} onClose={close} />
  return (
    <Button size="small" variant={hasReceived ? 'outline' : 'primary'} className="mt-4" {...opener}>
      {hasReceived ? words.recordAnother : words.record}
    </Button>
  )
}

function Entry({ of, onClose }: { of: StaffDakshina; onClose: () => void }) {
  const words = useWords(adminDakshina)
  const { me, timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const { reference, proposed } = of
  const paying = useWords(tender)
  const { typed, change, text, isBusy, failure, send } = useEntry({
    ...emptyTender,
    method: 'cash' as TenderMethod,
    seen: of.seen,
    amount: String(proposed ?? ''),
    paidOn: today,
    lateReason: '',
  })
  const { method, seen } = typed
  // Refused because of what others recorded: the words stay, and pressing again counts with it. After
  // a lost answer the same is sent again instead.
  const isRefused = failure !== undefined && !isUnsure(failure)
  useEffect(() => {
    if (isRefused && seen !== of.seen) change({ seen: of.seen })
  }, [isRefused, seen, of.seen, change])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const amount = numberOf(typed.amount)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const day = paidOnInput(typed, { today, mayBeLate: may(me.role, 'donations') })
    const payment = { method, amount, ...day, ...tenderInput(method, typed) }
    const done = await send(recordDakshina, { reference, seen, ...payment })
    if (!done) return
    const isWaiting = method === 'upi' && typed.utr.trim() === ''
    const waiting = isWaiting ? words.recordedWaiting : words.recorded
    const title = method === 'cheque' ? words.recordedCheque : waiting
    showToast({ title: title(formatRupees(amount)), tone: 'success' })
    onClose()
  }
  const save = method === 'upi' ? paying.seen : words.save
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.record}
      className="mt-4 grid gap-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <RadioCards
        name="taken"
        legend={paying.legend}
        className="grid gap-2 sm:grid-cols-2"
        options={tenderMethods.map((value) => ({ value, label: paying.methods[value] }))}
        chosen={method}
        onChange={({ target }) => change({ method: target.value as TenderMethod })}
      />
      <AmountField {...text('amount')} />
      <PaidOnFields label={words.paidOn} method={method} text={text} />
      <TenderFields
        method={method}
        text={text}
        toPay={amount > 0 ? { amount, reference, what: 'Puja' } : undefined}
      />
      <EntryFailure failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {amount > 0 ? save(formatRupees(amount)) : words.saveNothing}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </form>
  )
}
