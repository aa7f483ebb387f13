import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { useCommandForm } from '#app/forms/useCommandForm.ts'
import { fieldText } from '#contract/i18n/en/fieldText.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { getConnection } from '#app/offline/connection.ts'
import { getKnownAccount } from '#app/offline/session/account.ts'
import { Button } from '#app/ui/Button.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { newDonationReference } from '#contract/donations/reference.ts'
import { purposesOf } from '#contract/donations/purposes.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import { AmountFields } from './AmountFields.tsx'
import { amountOf } from '#app/payments/amountOf.ts'
import {
  type DonationValues,
  donationValues,
  emptyDonation,
  knownDonor,
  noAmountText,
  ofPerson,
  toCheckout,
  toPledge,
  toValues,
} from './donationValues.ts'
import { dayDraft, donationDraft } from './donationDraft.ts'
import { DonorFields } from './DonorFields.tsx'
import { isTaken } from './isTaken.ts'
import { forgetDetails, saveDetails, savedDetails } from '#app/offline/outbox/donationDetails.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import { PurposeField } from './PurposeField.tsx'
import { paymentSettingsQuery } from '#app/payments/settings.ts'
import { TaxFields } from './TaxFields.tsx'
import { useDonationLabels } from './useDonationLabels.ts'

type Props = {
  site: Pick<Site, 'upiAddress' | 'phone' | 'donationPurposes' | 'has80G' | 'hasSponsoring'>
  /** The outbox row being edited here. */
  editing: string | undefined
  /** A day that is held for the donor; its summary takes the place of the amount. */
  day?: { id: string; amount: number; summary: ReactNode } | undefined
  onSettled: () => void
}

/** A donation: by UPI through the outbox, by card at the checkout. */
export function DonationForm({ site, editing, day, onSettled }: Props) {
  const { form: words, ...all } = useWords(donations)
  const navigate = useNavigate()
  const settings = useQuery(paymentSettingsQuery).data
  const hasUpi = settings ? settings.upi !== undefined : site.upiAddress !== undefined
  const hasCards = settings?.cards !== 'none'
  const onlyMethod = hasUpi === hasCards ? undefined : hasUpi ? 'gpay' : 'card'
  const reference = useRef<string>(undefined)
  const purposes = purposesOf(site)
  const ofDay = day && { amount: String(day.amount), sponsoredDay: day.id }
  /** Without fields of an older draft or list that the form no longer has. */
  const relevant = (values: DonationValues): DonationValues => ({
    ...values,
    purpose: purposes.includes(values.purpose) ? values.purpose : '',
    ...(!site.has80G && { pan: '', donorAddress: '' }),
    ...ofDay,
  })
  const { form, field, formProps, isSending, keepDraft } = useCommandForm<
    'createDonation',
    DonationValues
  >({
    command: 'createDonation',
    labels: useDonationLabels().createDonation,
    schema: donationValues,
    empty: { ...emptyDonation, paymentMethod: site.upiAddress ? 'gpay' : 'card' },
    // Changed, or sent again because it was not saved, it is the same donation: it may already be
    // paid.
    toInput: (values) => {
      reference.current = values.reference || (reference.current ?? newDonationReference())
      return toPledge(relevant(values), reference.current)
    },
    toValues,
    ofPerson,
    form: day ? dayDraft : donationDraft,
    // The PAN stays on a phone no longer than necessary.
    neverStored: () => ({ pan: savedDetails().pan ?? '', ...ofDay }),
    editing,
    next: ({ amount }) => all.upi.next(formatRupees(amountOf(amount))),
    onSettled(outcome) {
      if (outcome.state === 'unsaved' || outcome.state === 'late') return
      const pledged = reference.current
      reference.current = undefined
      if (pledged === undefined) return
      if (outcome.state === 'refused') {
        return form.setValue('reference', isTaken(outcome.refusal) ? '' : pledged)
      }
      forgetDetails()
      onSettled()
      void navigate({
        to: '/donation/$reference',
        params: { reference: pledged.toLowerCase() },
        // One's own donation needs no secret, which would outlive the logout in the address.
        ...(outcome.state === 'accepted' && !getKnownAccount() && { hash: outcome.answer.token }),
      })
    },
  })

  const goToCheckout = async (values: DonationValues) => {
    if (getConnection() === 'offline') {
      const description = words.cardOffline
      return showToast({ title: all.donationFailed, description, tone: 'destructive' })
    }
    const { path, details } = toCheckout(relevant(values), getKnownAccount() !== undefined)
    saveDetails(details)
    // Stored for going back; if the phone stores nothing, we continue anyway.
    await keepDraft().catch(() => undefined)
    const phone = await import('#app/offline/phone.ts').catch(() => undefined)
    phone?.saveContact(values)
    // A separate document: only that page may load the payment provider’s script.
    location.assign(pathHere(path))
  }
  const [amount, fullName, email] = useWatch({
    control: form.control,
    name: ['amount', 'fullName', 'email'],
  })
  const hasPromptedForDonor = useRef(false)
  const handleSend = (event: SyntheticEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    if (onlyMethod) form.setValue('paymentMethod', onlyMethod)
    const values = form.getValues()
    const noAmount = noAmountText(values)
    if (noAmount !== undefined) {
      const description = fieldText(noAmount)
      showToast({ title: all.invalidAmount, description, tone: 'destructive' })
    } else if (!hasPromptedForDonor.current && values.fullName + values.email === '') {
      // The amount is the first step: these fields were not shown yet, so no errors are shown.
      hasPromptedForDonor.current = true
      event.preventDefault()
      return form.setFocus('fullName')
    }
    if (values.paymentMethod !== 'card') return formProps.onSubmit(event)
    return form.handleSubmit(goToCheckout, () => focusFirstError(element))(event)
  }

  const { error: amountError, ...amountInput } = field('amount')
  const pick = (preset: string) =>
    form.setValue('amount', preset, { shouldDirty: true, shouldValidate: Boolean(amountError) })
  const rupees = amountOf(amount)
  const { error: _, ...method } = field('paymentMethod')
  return (
    <form {...formProps} onSubmit={handleSend} className="docks giving-form">
      {day?.summary ?? (
        <AmountFields amount={amount} onPick={pick} input={amountInput} error={amountError} />
      )}
      {hasCards && hasUpi && <PaymentChoice {...method} />}
      {onlyMethod === 'card' && <p className="text-sm text-muted">{words.cardText}</p>}
      {!hasCards && !hasUpi && <p role="alert">{words.nothing(site.phone)}</p>}
      <DonorFields
        fullName={field('fullName')}
        email={field('email')}
        known={knownDonor({ fullName, email }, form.formState.dirtyFields)}
      />
      <details className="form-fold">
        <summary>{site.has80G ? words.moreAndTax : words.more}</summary>
        <div className="grid gap-5">
          {purposes.length > 0 && !day && (
            <PurposeField purposes={purposes} {...field('purpose')} />
          )}
          <TextArea label={words.message} hint={words.messageHint} rows={3} {...field('message')} />
          {site.has80G && <TaxFields pan={field('pan')} address={field('donorAddress')} />}
        </div>
      </details>
      <DockedBar>
        <Button type="submit" size="large" isBusy={isSending} disabled={!hasCards && !hasUpi}>
          {isSending
            ? words.donating
            : rupees > 0 && Number.isInteger(rupees)
              ? words.donateAmount(formatRupees(rupees))
              : words.donate}
        </Button>
      </DockedBar>
    </form>
  )
}
