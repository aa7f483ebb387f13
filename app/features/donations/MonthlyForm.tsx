import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { monthly } from '#app/i18n/en/donations/monthly.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { saveDetails } from '#app/offline/outbox/donationDetails.ts'
import { getKnownAccount } from '#app/offline/session/account.ts'
import { paymentSettingsQuery } from '#app/payments/settings.ts'
import { Button } from '#app/ui/Button.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { purposesOf } from '#contract/donations/purposes.ts'
import { giftWays } from '#contract/monthlyGifts/gift.ts'
import { startUpiGift } from '#contract/monthlyGifts/public.ts'
import type { Site } from '#contract/site/public.ts'
import { AmountFields } from './AmountFields.tsx'
import { emptyDonation, knownDonor, ofPerson, toCheckout } from './donationValues.ts'
import { DonorFields } from './DonorFields.tsx'
import { PurposeField } from './PurposeField.tsx'
import { TaxFields } from './TaxFields.tsx'
import { emptyMonthly, monthlyValues, type MonthlyValues, toGift } from './monthlyValues.ts'

type Props = {
  site: Pick<Site, 'upiAddress' | 'phone' | 'donationPurposes' | 'has80G' | 'hasSponsoring'>
}

/** Begins a monthly gift; after a request for reminders, what to do next takes the form's place. */
export function MonthlyForm({ site }: Props) {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <CheckEmail onBack={() => setIsSent(false)} />
  ) : (
    <Fields site={site} onSent={() => setIsSent(true)} />
  )
}

/** By card: the checkout, a separate document, because only that page may load the provider's script. */
const goToCheckout = (values: MonthlyValues): void => {
  const donation = { ...emptyDonation, ...values, paymentMethod: 'card' as const }
  const { path, details } = toCheckout(donation, getKnownAccount() !== undefined)
  saveDetails(details)
  location.assign(pathHere(`${path}&every=month`))
}

function Fields({ site, onSent }: Props & { onSent: () => void }) {
  const { form: words } = useWords(monthly)
  const settings = useQuery(paymentSettingsQuery).data
  const hasUpi = settings ? settings.upi !== undefined : site.upiAddress !== undefined
  const hasCards = settings?.cards !== 'none'
  const ways = giftWays.filter((way) => (way === 'card' ? hasCards : hasUpi))
  const purposes = purposesOf(site)
  const attempt = useRef({ text: '', key: '' })
  /** The same for the same request: sent again after a lost answer, it is stored once. */
  const keyOf = (text: string): string => {
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    return attempt.current.key
  }
  const wayOf = ({ way }: MonthlyValues) => (ways.includes(way) ? way : ways[0])
  const { form, field, formProps, isSending, trouble } = useDirectForm<MonthlyValues, unknown>({
    schema: monthlyValues,
    empty: emptyMonthly,
    ofPerson,
    send: async (values, api) => {
      const { saveContact } = await import('#app/offline/phone.ts')
      saveContact(values)
      if (wayOf(values) === 'card') return goToCheckout(values)
      const gift = toGift(values)
      const options = { idempotencyKey: keyOf(JSON.stringify(gift)) }
      await api.call(startUpiGift, gift, options)
      return onSent()
    },
    onDone: () => undefined,
  })
  const { amount, way, ...donor } = useWatch({ control: form.control })
  const { error: amountError, ...amountInput } = field('amount')
  const pick = (preset: string) =>
    form.setValue('amount', preset, { shouldDirty: true, shouldValidate: Boolean(amountError) })
  const { error: _, ...choice } = field('way')
  return (
    <form {...formProps} className="giving-form">
      <AmountFields amount={amount ?? ''} onPick={pick} input={amountInput} error={amountError} />
      <p className="text-sm text-muted">{words.most}</p>
      {ways.length === 0 ? (
        <p role="alert">{words.nothing(site.phone)}</p>
      ) : (
        <RadioCards
          legend={words.way}
          options={ways.map((each) => ({
            value: each,
            label: words.ways[each],
            detail: words.wayTexts[each],
          }))}
          {...choice}
          chosen={way && ways.includes(way) ? way : (ways[0] ?? 'card')}
        />
      )}
      <DonorFields
        fullName={field('fullName')}
        email={field('email')}
        known={knownDonor(donor, form.formState.dirtyFields)}
      />
      <details className="form-fold">
        <summary>{site.has80G ? words.moreAndTax : words.more}</summary>
        <div className="grid gap-5">
          {purposes.length > 0 && <PurposeField purposes={purposes} {...field('purpose')} />}
          {site.has80G && <TaxFields pan={field('pan')} address={field('donorAddress')} />}
        </div>
      </details>
      <p>{words.stopAnyTime}</p>
      <TroubleNote trouble={trouble} />
      <div>
        <Button type="submit" size="large" isBusy={isSending} disabled={ways.length === 0}>
          {isSending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}

function CheckEmail({ onBack }: { onBack: () => void }) {
  const { sent: words } = useWords(monthly)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had it is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="card grid justify-items-start gap-2 p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <Button variant="outline" className="mt-2" onClick={onBack}>
        {words.another}
      </Button>
    </div>
  )
}
