import { type FormEvent, useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { AmountField } from '#app/admin/tender/AmountField.tsx'
import { PaidOnFields, paidOnInput } from '#app/admin/tender/PaidOnFields.tsx'
import { TenderFields } from '#app/admin/tender/TenderFields.tsx'
import { tenderGrid } from '#app/admin/tender/tenderGrid.ts'
import { emptyTender, tenderInput } from '#app/admin/tender/tenderInput.ts'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { counterDonation } from '#app/i18n/en/counter/adminCounter.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { may } from '#contract/accounts/permissions.ts'
import {
  type CounterMethod,
  counterMethods,
  recordDonation,
  type RecordedDonation,
} from '#contract/counter/donationsAdmin.ts'
import type { TenderMethod } from '#contract/counter/tenderAdmin.ts'
import type { DevoteePrefill } from '#contract/devotees/admin.ts'
import { purposesOf } from '#contract/donations/purposes.ts'
import { newDonationReference } from '#contract/donations/reference.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { getSite } from '#contract/site/public.ts'
import { DonorEntry } from './DonorEntry.tsx'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { useEntry } from '#app/admin/useEntry.ts'

const empty = {
  ...emptyTender,
  paymentMethod: 'cash' as CounterMethod,
  amount: '',
  purpose: '',
  fullName: '',
  phone: '',
  email: '',
  lateReason: '',
  pan: '',
  donorAddress: '',
}
type DonationTyped = typeof empty

/** What people most often give. */
const presets = [51, 101, 251, 501, 1100] as const

const isTender = (method: CounterMethod): method is TenderMethod =>
  method !== 'hundi' && method !== 'transfer'

/** What each way of giving needs, and nothing else. */
const inputOf = (
  typed: DonationTyped,
  payment: { paidOn: string; lateReason?: string; reference: string },
) => {
  const { paymentMethod, purpose, fullName, phone, pan, donorAddress, utr } = typed
  const email = typed.email.trim()
  return {
    paymentMethod,
    amount: numberOf(typed.amount),
    paidOn: payment.paidOn,
    ...(payment.lateReason !== undefined && { lateReason: payment.lateReason }),
    purpose,
    ...(paymentMethod !== 'hundi' && {
      fullName,
      phone,
      pan,
      donorAddress,
      ...(email && { email }),
    }),
    ...(paymentMethod === 'transfer' && { utr }),
    ...(paymentMethod === 'upi' && { reference: payment.reference }),
    ...(isTender(paymentMethod) && tenderInput(paymentMethod, typed)),
  }
}

/** A PAN that the form may not have is left out, and its address with it. */
const donorOf = ({ fullName, phone = '', email = '', pan = '', address = '' }: DevoteePrefill) => ({
  fullName,
  phone,
  email,
  pan,
  donorAddress: pan && address,
})

export type DoneDonation = RecordedDonation & { paymentMethod: CounterMethod }

type Props = {
  /** The devotee who gives again. */
  prefill?: DevoteePrefill | undefined
  /** What was counted from the box, before anything else is chosen. */
  isHundi?: boolean
  onDone: (donation: DoneDonation) => void
}

export function DonationEntry({ prefill, isHundi = false, onDone }: Props) {
  const words = useWords(counterDonation)
  const paying = useWords(tender)
  // In the UPI code before anything is recorded.
  const [reference] = useState(newDonationReference)
  const { me, timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const { data: site } = useRead(getSite, {})
  const entry = useEntry({
    ...empty,
    ...(isHundi && { paymentMethod: 'hundi' as const }),
    paidOn: today,
    ...(prefill && donorOf(prefill)),
  })
  const { typed, change, text, isBusy, failure } = entry
  const { paymentMethod } = typed
  const amount = numberOf(typed.amount)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const context = { today, mayBeLate: may(me.role, 'donations') }
    const day = paidOnInput({ ...typed, method: paymentMethod }, context)
    const input = inputOf(typed, { ...day, reference })
    const done = await entry.send(recordDonation, input)
    if (done) onDone({ ...done, paymentMethod })
  }
  const record = paymentMethod === 'upi' ? paying.seen : words.record
  const canScan = amount > 0 && typed.fullName.trim() !== ''
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
            className={`${tenderGrid} sm:grid-cols-3`}
            options={counterMethods.map((value) => ({ value, ...words.methods[value] }))}
            onChange={({ target }) => change({ paymentMethod: target.value as CounterMethod })}
            chosen={paymentMethod}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <AmountField presets={presets} {...text('amount')} />
            </div>
            <PaidOnFields label={words.paidOn} method={paymentMethod} text={text} />
            {paymentMethod === 'transfer' && (
              <TextField label={words.utr} hint={words.utrHint} maxLength={40} {...text('utr')} />
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
              onPrefill={(picked) => change(donorOf(picked))}
            />
          )}
          {isTender(paymentMethod) && (
            <TenderFields
              method={paymentMethod}
              text={text}
              toPay={canScan ? { amount, reference, what: 'Donation' } : undefined}
            />
          )}
          <EntryFailure failure={failure} />
          <Button type="submit" size="large" isBusy={isBusy} className="justify-self-start">
            {amount > 0 ? record(formatRupees(amount)) : words.recordNothing}
          </Button>
        </div>
      </form>
    </Card>
  )
}
