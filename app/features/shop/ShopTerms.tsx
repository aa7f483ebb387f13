import { Link } from '@tanstack/react-router'
import { RotateCcw, Truck } from 'lucide'
import { shop } from '#app/i18n/en/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'

const parts = [
  { of: 'shipping', to: '/shipping', icon: Truck },
  { of: 'returns', to: '/refunds', icon: RotateCcw },
] as const

/** Shipping and returns in short, with links to the policies. */
export function ShopTerms() {
  const { terms: words } = useWords(shop)
  return (
    <section className="mx-auto max-w-7xl px-4 py-10" aria-labelledby="shop-terms">
      <h2 id="shop-terms" className="text-2xl">
        {words.heading}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {parts.map(({ of, to, icon }) => (
          <div key={of} className="flex gap-4">
            <Icon of={icon} className="mt-1 size-6 shrink-0 text-saffron" />
            <div>
              <h3 className="text-lg">{words[of].title}</h3>
              <ul className="mt-1 list-disc pl-5">
                {words[of].lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <Link to={to as string} className="text-link">
                {words[of].link}
              </Link>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
