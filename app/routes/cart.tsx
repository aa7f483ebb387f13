import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { siteQuery } from '#app/features/shell/queries.ts'
import { CartView } from '#app/features/shop/CartView.tsx'
import { cart } from '#app/i18n/en/shop/cart.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'

// Few have ordered something on this phone.
const MyOrders = lazyComponent(
  async () => (await import('#app/features/orders/MyOrders.tsx')).MyOrders,
)

export const Route = createFileRoute('/cart')({
  loader: () => {
    const { title, description } = cart.english
    return { head: { title, description, path: '/cart', isPrivate: true } }
  },
  head: loadedHead,
  component: CartPage,
})

function CartPage() {
  const words = useWords(cart)
  const { data: site } = useQuery(siteQuery)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      <h1 className="text-title">{words.heading}</h1>
      {/* Only the phone knows what is in it. */}
      <div data-computed>
        <CartView opensSoon={site?.shopOpensSoon} />
        <MyOrders id="my-orders" className="mt-12 border-t border-line pt-8" />
      </div>
    </div>
  )
}
