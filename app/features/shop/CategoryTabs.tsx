import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { productCategories, type ProductCategory } from '#contract/shop/rules.ts'

type Props = { chosen: ProductCategory | undefined }

/** Links, so that each category has its address and works without a script. */
export function CategoryTabs({ chosen }: Props) {
  const words = useWords(shop)
  const tabs = [undefined, ...productCategories]
  const list = useRef<HTMLElement>(null)
  const chosenIndex = tabs.indexOf(chosen)
  useEffect(() => {
    const { current } = list
    const tab = current?.children[chosenIndex]
    // Only sideways: the page stays where it is.
    if (current && tab instanceof HTMLElement)
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
  }, [chosenIndex])
  return (
    <nav ref={list} aria-label={words.tabs} className="category-tabs">
      {tabs.map((category) => (
        <Link
          key={category ?? 'all'}
          to="/shop"
          search={category === undefined ? {} : { category }}
          resetScroll={false}
          // The route knows which one is chosen, whatever else is in the address.
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={{}}
          className="category-tab"
          aria-current={category === chosen ? 'page' : undefined}
        >
          {words.categories[category ?? 'all']}
        </Link>
      ))}
    </nav>
  )
}
