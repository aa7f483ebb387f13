import { Link } from '@tanstack/react-router'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'

const parts = [
  ['shipping', '/shipping'],
  ['returns', '/refunds'],
] as const

/** Delivery and returns in short, with links to the policies. */
export function ShopTerms() {
  const { terms: words } = useWords(shop)
  return (
    <section className="mx-auto max-w-7xl px-4 py-10" aria-labelledby="shop-terms">
      <h2 id="shop-terms" className="text-2xl">
        {words.heading}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {parts.map(([part, to]) => (
          <div key={part}>
            <h3 className="text-lg">{words[part].title}</h3>
            <ul className="mt-1 list-disc pl-5">
              {words[part].lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Link to={to as string} className="text-link">
              {words[part].link}
            </Link>
          </div>
        ))}
      </div>
    </section>
  )
}
