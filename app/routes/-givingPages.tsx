import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { Checkout, CheckoutLoading } from '#app/features/donations/Checkout.tsx'
import { DonationLookup, DonationSkeleton } from '#app/features/donations/DonationLookup.tsx'
import { PaymentResult, ResultLoading } from '#app/features/donations/PaymentResult.tsx'
import { ReceiptLookup, ReceiptSkeleton } from '#app/features/donations/ReceiptLookup.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { donations } from '#app/i18n/en/donations.ts'
import { useIsBrowser } from '#app/routing/useIsBrowser.ts'
import * as donate from './-donatePage.tsx'

const english = donations.english
const head = (page: { title: string; description: string }) => () => ({
  // Nobody's to find: not indexed, and without its secrets in what is shared.
  head: { ...page, path: '/donate', isPrivate: true },
})

export { donate }
export const checkout = { Page: CheckoutPage, prepare: head(english.checkout.page) }
export const result = { Page: ResultPage, prepare: head(english.result.page) }
export const own = { Page: OwnPage, prepare: head(english.own.page) }
export const receipt = { Page: ReceiptPage, prepare: head(english.receipt.page) }

const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-xl px-4 pt-10 pb-16">{children}</div>
)

/** The server renders every page without its query, and what stands behind `#` never reaches it. */
function CheckoutPage() {
  return <Column>{useIsBrowser() ? <Checkout /> : <CheckoutLoading />}</Column>
}

function ResultPage() {
  const isBrowser = useIsBrowser()
  return <Column>{isBrowser ? <Returned /> : <ResultLoading />}</Column>
}

function Returned() {
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const id = new URLSearchParams(query).get('payment_intent') ?? ''
  useEffect(() => {
    // The provider adds the payment’s secret, which shall not stand in the history.
    const address = `${location.pathname}?payment_intent=${encodeURIComponent(id)}`
    if (query.includes('client_secret')) history.replaceState(history.state, '', address)
  }, [query, id])
  return <PaymentResult key={id} paymentId={id} />
}

function OwnPage() {
  const { reference } = useParams({ from: '/donation/$reference' })
  const secret = useLocation({ select: ({ hash }) => hash })
  const { data: site } = useQuery(siteQuery)
  const isBrowser = useIsBrowser()
  return (
    <Column>
      {isBrowser && site ? (
        <DonationLookup
          key={`${reference} ${secret}`}
          reference={reference.toUpperCase()}
          secret={secret}
          site={site}
        />
      ) : (
        <DonationSkeleton />
      )}
    </Column>
  )
}

function ReceiptPage() {
  const { number } = useParams({ from: '/receipt/$number' })
  const token = useLocation({ select: ({ hash }) => hash })
  const isBrowser = useIsBrowser()
  return (
    <Column>
      {isBrowser ? (
        <ReceiptLookup key={`${number} ${token}`} number={number.toUpperCase()} token={token} />
      ) : (
        <ReceiptSkeleton />
      )}
    </Column>
  )
}
