import { type FormEvent, useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { PrintButton } from '#app/admin/prints/PrintButton.tsx'
import { AmountField } from '#app/admin/tender/AmountField.tsx'
import { TenderFields } from '#app/admin/tender/TenderFields.tsx'
import { emptyTender, tenderInput } from '#app/admin/tender/tenderInput.ts'
import { useEntry } from '#app/admin/useEntry.ts'
import { useFocusAfterChange } from '#app/admin/useFocusAfterChange.ts'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { sevaDetails } from '#app/i18n/en/sevas/adminSevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/accounts/permissions.ts'
import { tenderMethods, type TenderMethod } from '#contract/counter/tenderAdmin.ts'
import { newDonationReference } from '#contract/donations/reference.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { recordSevaGift, type StaffSevaDetails } from '#contract/sevas/admin.ts'
import { natureOf } from '#contract/sevas/seva.ts'
import { getSite } from '#contract/site/public.ts'

type Props = { seva: StaffSevaDetails }

/** What was paid for a seva, and the next payment. */
export function SevaGifts({ seva }: Props) {
  const words = useWords(sevaDetails)
  const prints = useWords(adminPrints)
  const { me, timeZone } = useAdmin()
  const today = todayIn(timeZone)
  /** The counter prints what is of today. */
  const mayPrint = (at: string) =>
    may(me.role, 'counter') &&
    (may(me.role, 'donations') || dateAt(Date.parse(at), timeZone) === today)
  const { gifts, amount, plan, status } = seva
  const heading = useFocusAfterChange<HTMLHeadingElement>(gifts.length)
  return (
    <Card as="section" className="p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {words.gifts}
      </h2>
      {amount !== undefined && <p>{words.agreed(formatRupees(amount), plan === 'yearly')}</p>}
      {gifts.length === 0 && <p className="mt-2 text-muted">{words.noGifts}</p>}
      <ul className="mt-2 grid gap-1">
        {gifts.map(({ reference, amount: rupees, receiptNumber, at }) => (
          <li key={reference}>
            {formatRupees(rupees)}{' '}
            <span className="text-muted">
              {receiptNumber ? words.receipt(receiptNumber) : reference}
            </span>{' '}
            {receiptNumber && mayPrint(at) && (
              <PrintButton
                isSmall
                label={prints.print}
                papers={[{ kind: 'donation', key: reference }]}
              />
            )}
          </li>
        ))}
      </ul>
      {status === 'active' && may(me.role, 'counter') && (
        <GiftEntry key={`${gifts.length} ${seva.due}`} seva={seva} />
      )}
    </Card>
  )
}

const empty = { ...emptyTender, pan: '', donorAddress: '', method: 'cash' as TenderMethod }

function GiftEntry({ seva }: Props) {
  const words = useWords(sevaDetails)
  const paying = useWords(tender)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const { data: site } = useRead(getSite, {})
  // In the UPI code before anything is recorded.
  const [reference] = useState(newDonationReference)
  const { id, address, fullName } = seva
  const entry = useEntry({
    ...empty,
    donorAddress: address ?? '',
    // Nothing more is proposed than what is due.
    amount: seva.due === undefined ? '' : String(seva.due),
    paidOn: today,
  })
  const { typed, text, change, isBusy } = entry
  const { method, paidOn, pan, donorAddress } = typed
  const amount = numberOf(typed.amount)
  const nature = natureOf(seva) ?? 'donation'
  const takesPan = nature !== 'fee' && site?.has80G === true
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await entry.send(recordSevaGift, {
      id,
      amount,
      paymentMethod: method,
      paidOn,
      ...tenderInput(method, typed),
      ...(method === 'upi' && { reference }),
      ...(takesPan && pan.trim() && { pan, donorAddress }),
    })
    if (done) showToast({ title: words.recorded(formatRupees(amount)), tone: 'success' })
  }
  return (
    <form
      noValidate
      aria-label={words.give}
      className="mt-4 grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-sm text-muted">{words.nature[nature]}</p>
      <RadioCards
        name="method"
        legend={paying.legend}
        className="grid grid-cols-2 gap-2"
        options={tenderMethods.map((value) => ({ value, label: paying.methods[value] }))}
        chosen={method}
        onChange={({ target }) => change({ method: target.value as TenderMethod })}
      />
      <AmountField {...text('amount')} />
      <TextField label={words.paidOn} type="date" max={today} {...text('paidOn')} />
      {takesPan && (
        <>
          <TextField label={words.pan} hint={words.panHint} maxLength={40} {...text('pan')} />
          <TextField label={words.donorAddress} maxLength={300} {...text('donorAddress')} />
        </>
      )}
      <TenderFields
        method={method}
        text={text}
        toPay={
          amount > 0 && fullName
            ? { amount, reference, what: nature === 'fee' ? 'Puja' : 'Donation' }
            : undefined
        }
      />
      <EntryFailure failure={entry.failure} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {amount > 0 ? paying.take[method](formatRupees(amount)) : words.record}
      </Button>
    </form>
  )
}
