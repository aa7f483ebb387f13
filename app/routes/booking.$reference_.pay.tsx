import { createFileRoute } from '@tanstack/react-router'
import { PayDakshina } from '#app/features/bookings/PayDakshina.tsx'
import { dakshina } from '#app/i18n/en/bookings/dakshina.ts'
import { CardPage } from '#app/payments/CardPage.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { textSearch } from '#app/shell/textSearch.ts'

/** The card form for a dakshina. */
export const Route = createFileRoute('/booking/$reference_/pay')({
  validateSearch: textSearch('amount'),
  loader: () => ({ head: { ...dakshina.english.pay.page, path: '/puja', isPrivate: true } }),
  head: loadedHead,
  component: PayPage,
})

function PayPage() {
  const { reference } = Route.useParams()
  const { amount } = Route.useSearch()
  return (
    <CardPage>
      {(secret) => <PayDakshina reference={reference.toUpperCase()} {...{ secret, amount }} />}
    </CardPage>
  )
}
