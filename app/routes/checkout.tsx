import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { Checkout } from '#app/features/donations/Checkout.tsx'
import { donations } from '#app/i18n/en/donations.ts'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

export const Route = createFileRoute('/checkout')({
  validateSearch: textSearch('amount', 'email', 'name'),
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
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      <div className="max-w-xl">
        {useHydrated() ? <Checkout asked={search} /> : <PaymentLoading />}
      </div>
    </div>
  )
}
