import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { troubleText } from '#app/forms/trouble.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { CardForm } from '#app/payments/CardForm.tsx'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { beginPayment } from './beginPayment.ts'
import type { CheckoutSearch } from './donationValues.ts'
import { savedDetails } from '#app/offline/outbox/donationDetails.ts'
import { useCheckout } from './useCheckout.ts'

/** Card payment of the donation in the address. */
export function Checkout({ search }: { search: CheckoutSearch }) {
  const { checkout: words, ...all } = useWords(donations)
  const problems = useWords(troubleWords)
  const navigate = useNavigate()
  const [checkout] = useState(() => beginPayment(search, savedDetails(), location.hash.slice(1)))
  const begin = 'begin' in checkout ? checkout.begin : undefined
  const isMonthly = search.every === 'month' || search.gift !== undefined

  const giveUp = (title: string, description: string) => {
    showToast({ title, description, tone: 'destructive', withPage: true })
    void navigate({ to: '/donate', replace: true })
  }
  const payment = useCheckout(begin, (trouble) =>
    giveUp(all.donationFailed, troubleText(trouble, problems)),
  )
  useEffect(() => {
    if ('begin' in checkout) {
      // The secret leaves the address before the payment provider's script, which reads it, is loaded.
      if (location.hash) {
        history.replaceState(history.state, '', location.pathname + location.search)
      }
      return
    }
    if (checkout.wrongAmount === undefined) giveUp(all.donationFailed, all.incomplete)
    else giveUp(all.invalidAmount, checkout.wrongAmount)
    // The address is read only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (!payment) return <PaymentLoading />
  const { clientSecret, settings, amount, email, fullName } = payment
  const paid = {
    clientSecret,
    amount,
    email,
    fullName,
    resultPath: '/donation-success',
  }
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="money-title">{words.heading(formatRupees(amount))}</h1>
      <p className="mt-2 break-words text-muted either-script">{words.donor(fullName, email)}</p>
      {isMonthly && <p className="mt-2">{words.monthly}</p>}
      <CardForm {...paid} settings={settings} />
    </>
  )
}
