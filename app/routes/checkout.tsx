import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { Checkout } from '#app/features/donations/Checkout.tsx'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'

export const Route = createFileRoute('/checkout')({
  validateSearch: textSearch('amount', 'email', 'name', 'every', 'gift'),
  loader: () => ({
    head: { ...donations.english.checkout.page, path: '/donate', isPrivate: true },
  }),
  head: loadedHead,
  component: CheckoutPage,
})

/** The server renders the page without its query. */
function CheckoutPage() {
  const search = Route.useSearch()
  return (
    <div className="record-page">
      <div>{useHydrated() ? <Checkout search={search} /> : <PaymentLoading />}</div>
      <Shrine />
    </div>
  )
}
