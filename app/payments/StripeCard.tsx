import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { declinedText } from './declinedText.ts'
import { type CardPayment, mayBePaid, resultPathOf } from './payment.ts'
import { PaymentFailure } from './PaymentFailure.tsx'
import { usePaymentFailed } from './usePaymentFailed.ts'

type Props = CardPayment & { publishableKey: string }

/** On every page: Stripe speaks neither Marathi nor Hindi (`declinedText.test.ts`). */
const locale = 'en'

/** Stripe's own card form. Only this page loads a script from Stripe. */
export function StripeCard({ publishableKey, ...payment }: Props) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isMounted = true
    loadStripe(publishableKey, { locale }).then(
      (loaded) => isMounted && setStripe(loaded),
      () => isMounted && setHasFailed(true),
    )
    return () => {
      isMounted = false
    }
  }, [publishableKey])
  const [appearance] = useState(ownAppearance)
  const { clientSecret } = payment
  if (hasFailed) return <LoadFailed />
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, locale, loader: 'auto' }}>
      <CardForm {...payment} onLoadFailed={() => setHasFailed(true)} />
    </Elements>
  )
}

type FormProps = CardPayment & { onLoadFailed: () => void }

function CardForm({ clientSecret, amount, email, fullName, onLoadFailed, ...result }: FormProps) {
  const { checkout: words } = useWords(donations)
  const navigate = useNavigate()
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setIsReady] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const { failure, fail, clear } = usePaymentFailed()

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!stripe || !elements) return
    clear()
    setIsPaying(true)
    // On success the browser navigates away, and nothing is returned.
    const { error } = await stripe
      .confirmPayment({
        elements,
        confirmParams: { return_url: `${location.origin}${pathHere(result.resultPath)}` },
      })
      .catch(() => ({ error: { message: words.unknown, type: 'api_connection_error' } as const }))
    if (mayBePaid(error))
      return navigate({ href: resultPathOf({ clientSecret, ...result }), replace: true })
    // Stripe shows field errors itself.
    if (error.type !== 'validation_error') fail(declinedText(error))
    setIsPaying(false)
  }
  return (
    <form onSubmit={handleSubmit} aria-busy={isPaying} className="mt-6 grid gap-5">
      <div className="card-place">
        <PaymentElement
          options={{ defaultValues: { billingDetails: { name: fullName, email } } }}
          onReady={() => setIsReady(true)}
          onLoadError={onLoadFailed}
        />
      </div>
      <p className="text-sm text-muted">{words.secure}</p>
      <PaymentFailure text={failure} />
      <Button type="submit" size="large" isBusy={isPaying} disabled={!isReady} className="w-full">
        {isPaying ? words.paying : words.pay(formatRupees(amount))}
      </Button>
    </form>
  )
}

function LoadFailed() {
  const { checkout: words } = useWords(donations)
  return (
    <ErrorState
      title={words.scriptTitle}
      action={<Button onClick={() => location.reload()}>{words.again}</Button>}
    >
      <p>{words.scriptText}</p>
    </ErrorState>
  )
}

/** The page's current colours. */
function ownAppearance(): Appearance {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    theme: root.dataset['theme'] === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('saffron'),
      colorBackground: color('card'),
      colorText: color('ink'),
      colorTextSecondary: color('muted'),
      colorDanger: color('kumkum'),
      fontSizeBase: '17px',
      borderRadius: '12px',
    },
  }
}
