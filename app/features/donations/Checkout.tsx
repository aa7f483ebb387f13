import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { troubleText } from '#app/forms/trouble.ts'
import { donations } from '#app/i18n/en/donations.ts'
import { trouble as troubleWords } from '#app/i18n/en/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { PassingHeading } from '#app/ui/PassingHeading.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { formatRupees } from '#contract/money.ts'
import { type AskedOrder, orderOf } from './donationValues.ts'
import { savedDetails } from '#app/offline/outbox/donationDetails.ts'
import { useCheckout } from './useCheckout.ts'

// Each in a separate file: a server uses only one of them.
const SandboxCard = lazyComponent(
  async () => (await import('./SandboxCard.tsx')).SandboxCard,
  CheckoutLoading,
)
const StripeCard = lazyComponent(
  async () => (await import('./StripeCard.tsx')).StripeCard,
  CheckoutLoading,
)

/** Card payment of the donation in the address. */
export function Checkout({ asked }: { asked: AskedOrder }) {
  const { checkout: words, ...all } = useWords(donations)
  const problems = useWords(troubleWords)
  const navigate = useNavigate()
  const [wanted] = useState(() => orderOf(asked, savedDetails()))
  const order = 'order' in wanted ? wanted.order : undefined

  const giveUp = (title: string, description: string) => {
    showToast({ title, description, tone: 'destructive', withPage: true })
    void navigate({ to: '/donate', replace: true })
  }
  const payment = useCheckout(order, (trouble) =>
    giveUp(all.donationFailed, troubleText(trouble, problems)),
  )
  useEffect(() => {
    if ('order' in wanted) return
    if (wanted.wrongAmount === undefined) giveUp(all.donationFailed, all.incomplete)
    else giveUp(all.invalidAmount, wanted.wrongAmount)
    // The address is read only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (!order || !payment) return <CheckoutLoading />
  const { clientSecret, settings, amount } = payment
  const paid = { clientSecret, amount, email: order.email, fullName: order.fullName }
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="money-title">{words.heading(formatRupees(amount))}</h1>
      <p className="mt-2 break-words text-muted either-script">
        {words.donor(order.fullName, order.email)}
      </p>
      {settings.cards === 'stripe' && settings.publishableKey ? (
        <StripeCard {...paid} publishableKey={settings.publishableKey} />
      ) : (
        <SandboxCard {...paid} />
      )}
    </>
  )
}

/** Until the payment's secret has arrived, and in the page the server renders. */
export function CheckoutLoading() {
  const { checkout: words } = useWords(donations)
  return (
    <div className="min-h-152 pt-16 text-center">
      <PassingHeading>{words.loadingHeading}</PassingHeading>
      <Diya className="mx-auto size-20" />
      <p role="status" className="mt-4">
        {words.loading}
      </p>
    </div>
  )
}
