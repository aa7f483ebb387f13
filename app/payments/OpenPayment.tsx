import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Trouble, troubleOf, troubleText } from '#app/forms/trouble.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { createPaymentIntent } from '#contract/donations/public.ts'
import type { Sent } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { CardForm } from './CardForm.tsx'
import { PaymentLoading } from './PaymentLoading.tsx'
import { paymentSettingsQuery } from './settings.ts'

type PayWords = {
  eyebrow: string
  heading: (amount: string) => string
  /** Shown if it was paid or cancelled in the meantime. */
  over: string
  failed: string
  back: string
}

type Props = {
  /** What is to be paid; the same for as long as the page is open. */
  request: Sent<typeof createPaymentIntent>
  amount: number
  email: string
  fullName: string
  /** What is paid for, shown below the heading. */
  what: string
  /** Where the page leads back to, with the secret that opens it. */
  path: string
  /** The same without the secret, because the provider sees this URL. */
  resultPath: string
  resultSecret: string | undefined
  words: PayWords
}

/** Creates a payment on the server once per page load. */
export function OpenPayment({ request, path, what, words, ...paid }: Props) {
  const problems = useWords(troubleWords)
  const settings = useQuery(paymentSettingsQuery)
  const [clientSecret, setClientSecret] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()
  const key = JSON.stringify(request)
  useEffect(() => {
    let isMounted = true
    call(createPaymentIntent, JSON.parse(key) as typeof request).then(
      (opened) => isMounted && setClientSecret(opened.clientSecret),
      (error: unknown) => isMounted && setTrouble(troubleOf(error)),
    )
    return () => {
      isMounted = false
    }
  }, [key])
  const failed = { path, back: words.back }
  if (trouble) {
    const title = trouble.code === 'wrong_status' ? words.over : words.failed
    return <PaymentRefused {...failed} title={title} text={troubleText(trouble, problems)} />
  }
  if (settings.isError && !settings.data)
    return <PaymentRefused {...failed} title={words.failed} text={problems.unreachable} />
  if (clientSecret === undefined || !settings.data) return <PaymentLoading />
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="money-title">{words.heading(formatRupees(paid.amount))}</h1>
      <p className="mt-2 text-muted">{what}</p>
      <CardForm settings={settings.data} clientSecret={clientSecret} {...paid} />
      <p className="mt-6 text-center">
        {/* Leaves this document, which alone may load the payment provider’s script. */}
        <a href={pathHere(path)} className="text-link">
          {words.back}
        </a>
      </p>
    </>
  )
}

type RefusedProps = { path: string; back: string; title: string; text: string }

/** Shown if nothing can be paid here, with a link back. */
export function PaymentRefused({ path, back, title, text }: RefusedProps) {
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      action={
        <a href={pathHere(path)} className={buttonClass()}>
          {back}
        </a>
      }
    >
      <p>{text}</p>
    </ErrorState>
  )
}
