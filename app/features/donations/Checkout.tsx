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
import { type CheckoutSearch, orderOf } from './donationValues.ts'
import { savedDetails } from '#app/offline/outbox/donationDetails.ts'
import { useCheckout } from './useCheckout.ts'

/** Card payment of the donation in the address. */
export function Checkout({ search }: { search: CheckoutSearch }) {
  const { checkout: words, ...all } = useWords(donations)
  const problems = useWords(troubleWords)
  const navigate = useNavigate()
  const [checkout] = useState(() => orderOf(search, savedDetails()))
  const order = 'order' in checkout ? checkout.order : undefined

  const giveUp = (title: string, description: string) => {
    showToast({ title, description, tone: 'destructive', withPage: true })
    void navigate({ to: '/donate', replace: true })
  }
  const payment = useCheckout(order, (trouble) =>
    giveUp(all.donationFailed, troubleText(trouble, problems)),
  )
  useEffect(() => {
    if ('order' in checkout) return
    if (checkout.wrongAmount === undefined) giveUp(all.donationFailed, all.incomplete)
    else giveUp(all.invalidAmount, checkout.wrongAmount)
    // The address is read only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (!order || !payment) return <PaymentLoading />
  const { clientSecret, settings, amount } = payment
  const paid = {
    clientSecret,
    amount,
    email: order.email,
    fullName: order.fullName,
    resultPath: '/donation-success',
  }
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="money-title">{words.heading(formatRupees(amount))}</h1>
      <p className="mt-2 break-words text-muted either-script">
        {words.donor(order.fullName, order.email)}
      </p>
      <CardForm {...paid} settings={settings} />
    </>
  )
}
