import type { FormEvent } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { counterDonation } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import {
  type CounterMethod,
  counterMethods,
  recordDonation,
  type RecordedDonation,
} from '#contract/counter/donationsAdmin.ts'
import { purposesOf } from '#contract/donations/purposes.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { getSite } from '#contract/site/public.ts'
import { DonorEntry } from './DonorEntry.tsx'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { useEntry } from '#app/admin/useEntry.ts'

const empty = {
  paymentMethod: 'cash' as CounterMethod,
  amount: '',
  purpose: '',
  fullName: '',
  email: '',
  pan: '',
  donorAddress: '',
  utr: '',
  number: '',
  bank: '',
}
type DonationTyped = typeof empty

/** What each way of giving needs, and nothing else. */
const inputOf = (typed: DonationTyped, paidOn: string) => {
  const { paymentMethod, purpose, fullName, pan, donorAddress, utr, number, bank } = typed
  const email = typed.email.trim()
  return {
    paymentMethod,
    amount: numberOf(typed.amount),
    paidOn,
    purpose,
    ...(paymentMethod !== 'hundi' && { fullName, pan, donorAddress, ...(email && { email }) }),
    ...(paymentMethod === 'transfer' && { utr }),
    ...(paymentMethod === 'cheque' && { cheque: { number, bank } }),
  }
}

export function DonationEntry({ onDone }: { onDone: (donation: RecordedDonation) => void }) {
  const words = useWords(counterDonation)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const { data: site } = useRead(getSite, {})
  const entry = useEntry({ ...empty, paidOn: today })
  const { typed, change, text, errorAt, isBusy, failure } = entry
  const { paymentMethod } = typed
  const amount = numberOf(typed.amount)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await entry.send(recordDonation, inputOf(typed, typed.paidOn))
    if (done) onDone(done)
  }
  return (
    <Card as="section" className="mt-6 max-w-3xl p-5">
      <form noValidate aria-labelledby="entry" onSubmit={(event) => void handleSubmit(event)}>
        <LeaveGuard isDirty={entry.isDirty && !isBusy} />
        <h2 id="entry" className="text-xl">
          {words.heading}
        </h2>
        <div className="mt-4 grid gap-4">
          <RadioCards
            name="method"
            legend={words.method}
            className="grid gap-2 sm:grid-cols-2"
            options={counterMethods.map((value) => ({ value, ...words.methods[value] }))}
            onChange={({ target }) => change({ paymentMethod: target.value as CounterMethod })}
            chosen={paymentMethod}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={words.amount}
              inputMode="numeric"
              maxLength={20}
              {...text('amount')}
            />
            <TextField
              label={words.paidOn}
              type="date"
              max={today}
              value={typed.paidOn}
              error={errorAt('#/paidOn')}
              onChange={({ target }) => change({ paidOn: target.value })}
            />
            {paymentMethod === 'transfer' && (
              <TextField label={words.utr} hint={words.utrHint} maxLength={40} {...text('utr')} />
            )}
            {paymentMethod === 'cheque' && (
              <>
                <TextField
                  label={words.chequeNumber}
                  inputMode="numeric"
                  maxLength={6}
                  {...text('number', '#/cheque/number')}
                />
                <TextField
                  label={words.chequeBank}
                  maxLength={60}
                  {...text('bank', '#/cheque/bank')}
                />
              </>
            )}
            <SelectField
              label={words.purpose}
              options={[
                { value: '', label: words.noPurpose },
                ...purposesOf(site ?? {}).map((value) => ({ value, label: value })),
              ]}
              {...text('purpose')}
            />
          </div>
          {paymentMethod !== 'hundi' && (
            <DonorEntry
              text={text}
              has80G={site?.has80G === true}
              isCash={paymentMethod === 'cash'}
              amount={amount}
            />
          )}
          <EntryFailure failure={failure} />
          <Button type="submit" size="large" isBusy={isBusy} className="justify-self-start">
            {amount > 0 ? words.record(formatRupees(amount)) : words.recordNothing}
          </Button>
        </div>
      </form>
    </Card>
  )
}
