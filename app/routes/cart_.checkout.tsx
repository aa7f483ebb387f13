import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide'
import { CheckoutView } from '#app/features/shop/CheckoutView.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { cart } from '#app/i18n/en/shop/cart.ts'
import { checkout } from '#app/i18n/en/shop/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Icon } from '#app/ui/Icon.tsx'

export const Route = createFileRoute('/cart_/checkout')({
  loader: () => {
    const { title, description } = checkout.english
    return { head: { title, description, path: '/cart', isPrivate: true } }
  },
  head: loadedHead,
  component: CheckoutPage,
})

function CheckoutPage() {
  const words = useWords(checkout)
  const inCart = useWords(cart)
  const isHydrated = useHydrated()
  const opensSoon = useQuery(siteQuery).data?.shopOpensSoon
  return (
    <div className="mx-auto max-w-7xl px-4 pb-10">
      <div className="page-top">
        <Link to="/cart" aria-label={words.toCart} className="icon-button">
          <Icon of={ChevronLeft} />
        </Link>
        <h1>{words.heading}</h1>
      </div>
      {/* Only the phone knows what is in the cart. */}
      <div data-computed>
        {isHydrated && (opensSoon ? <p>{inCart.opensSoon}</p> : <CheckoutView />)}
      </div>
    </div>
  )
}
