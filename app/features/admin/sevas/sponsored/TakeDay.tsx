import { type FormEvent, useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { DevoteeSuggestions } from '#app/admin/devotees/DevoteeSuggestions.tsx'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { TenderFields } from '#app/admin/tender/TenderFields.tsx'
import { tenderGrid } from '#app/admin/tender/tenderGrid.ts'
import { emptyTender, tenderInput } from '#app/admin/tender/tenderInput.ts'
import { useEntry } from '#app/admin/useEntry.ts'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText } from '#app/i18n/dates.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { adminSponsorships, sponsorEntry } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { tenderMethods, type TenderMethod } from '#contract/counter/tenderAdmin.ts'
import { newDonationReference } from '#contract/donations/reference.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { getSite } from '#contract/site/public.ts'
import { recordSponsoredDay } from '#contract/sponsorships/admin.ts'
import { getSponsorCalendar } from '#contract/sponsorships/public.ts'
import { DayState } from './DayState.tsx'

const empty = {
  ...emptyTender,
  sponsorshipId: '',
  date: '',
  name: '',
  isNameShown: false,
  fullName: '',
  phone: '',
  email: '',
  pan: '',
  donorAddress: '',
  method: 'cash' as TenderMethod,
}

type Done = RecordedDonation & { offering: string; date: string }

/** A day and its gift, taken at the counter. */
export function TakeDay() {
  const words = useWords(sponsorEntry)
  const { all } = useWords(adminSponsorships)
  const [done, setDone] = useState<Done>()
  return (
    <TabPage title={words.title}>
      <BackLink to="sevas/sponsored">{all}</BackLink>
      <Card className="mt-3 max-w-3xl p-5">
        {done ? <Taken of={done} onNext={() => setDone(undefined)} /> : <Entry onDone={setDone} />}
      </Card>
    </TabPage>
  )
}

function Taken({ of, onNext }: { of: Done; onNext: () => void }) {
  const words = useWords(sponsorEntry)
  const { offering, date, amount, reference, receipt } = of
  const sum = formatRupees(amount)
  return (
    <div className="grid justify-items-start gap-3">
      <div role="status">
        <h2 className="text-xl">{words.done(offering, dateText(date))}</h2>
        <p className="mt-1">
          {receipt ? words.receipt(sum, receipt.number) : words.waits(sum, reference)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus onClick={onNext}>
          {words.next}
        </Button>
        {receipt && (
          <a
            href={receipt.pdfPath}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline' })}
          >
            {words.printReceipt}
          </a>
        )}
      </div>
    </div>
  )
}

function Entry({ onDone }: { onDone: (done: Done) => void }) {
  const words = useWords(sponsorEntry)
  const paying = useWords(tender)
  const { noOfferings } = useWords(adminSponsorships)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const { data: site } = useRead(getSite, {})
  const { data: calendar } = useRead(getSponsorCalendar, {}, { isWatched: true })
  // In the UPI code before anything is recorded.
  const [reference] = useState(newDonationReference)
  const entry = useEntry({ ...empty, paidOn: today })
  const { typed, text, change, isBusy } = entry
  const { method, sponsorshipId, date, fullName, phone, email, pan, donorAddress } = typed
  const offerings = calendar?.offerings ?? []
  const offering = offerings.find(({ id }) => id === sponsorshipId)
  const amount = offering?.price ?? 0
  const takesPan = site?.has80G === true
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const recorded = await entry.send(recordSponsoredDay, {
      sponsorshipId,
      date,
      name: typed.name,
      isNameShown: typed.isNameShown,
      fullName,
      phone,
      ...(email.trim() && { email }),
      ...(takesPan && pan.trim() && { pan, donorAddress }),
      amount,
      paymentMethod: method,
      paidOn: method === 'cash' ? today : typed.paidOn,
      ...tenderInput(method, typed),
      ...(method === 'upi' && { reference }),
    })
    if (recorded) onDone({ ...recorded, offering: offering?.name ?? '', date })
  }
  if (calendar && offerings.length === 0) return <p className="text-muted">{noOfferings}</p>
  return (
    <form
      noValidate
      aria-label={words.title}
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <LeaveGuard isDirty={entry.isDirty && !isBusy} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.offering}
          options={[
            { value: '', label: words.offeringNone },
            ...offerings.map(({ id, name, price }) => ({
              value: id,
              label: words.option(name, formatRupees(price)),
            })),
          ]}
          {...text('sponsorshipId')}
        />
        <TextField
          label={words.date}
          type="date"
          min={today}
          max={calendar?.to}
          {...text('date')}
        />
        {calendar && offering && <DayState calendar={calendar} offering={offering} date={date} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={words.fullName} maxLength={100} {...text('fullName')} />
        <TextField label={words.phone} type="tel" maxLength={40} {...text('phone')} />
        <DevoteeSuggestions
          typed={{ name: fullName, phone }}
          withPan={takesPan}
          onPick={({ fullName: name, address = '', ...prefill }) =>
            change({
              fullName: name,
              name: typed.name || name,
              phone: prefill.phone ?? '',
              email: prefill.email ?? '',
              pan: prefill.pan ?? '',
              donorAddress: prefill.pan ? address : '',
            })
          }
        />
        <TextField
          label={words.email}
          hint={words.emailHint}
          type="email"
          maxLength={254}
          {...text('email')}
        />
        <TextField label={words.name} hint={words.nameHint} maxLength={60} {...text('name')} />
      </div>
      <CheckboxField
        label={words.isNameShown}
        checked={typed.isNameShown}
        onChange={({ target }) => change({ isNameShown: target.checked })}
      />
      {takesPan && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={words.pan} hint={words.panHint} maxLength={40} {...text('pan')} />
          <TextField label={words.donorAddress} maxLength={300} {...text('donorAddress')} />
        </div>
      )}
      <RadioCards
        name="method"
        legend={paying.legend}
        className={tenderGrid}
        options={tenderMethods.map((value) => ({ value, label: paying.methods[value] }))}
        chosen={method}
        onChange={({ target }) => change({ method: target.value as TenderMethod })}
      />
      {method !== 'cash' && (
        <TextField label={words.paidOn} type="date" max={today} {...text('paidOn')} />
      )}
      <TenderFields
        method={method}
        text={text}
        toPay={amount > 0 && fullName ? { amount, reference, what: 'Donation' } : undefined}
      />
      <EntryFailure failure={entry.failure} />
      <Button type="submit" size="large" isBusy={isBusy} className="justify-self-start">
        {amount > 0 ? paying.take[method](formatRupees(amount)) : words.record}
      </Button>
    </form>
  )
}
