import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Failed } from '#app/Failed.tsx'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'

type Props = { why: 'missing' | 'unreachable'; suggestions: ReactNode }

/** Shown in place of a product, with a link to the others. */
export function ProductMissing({ why, suggestions }: Props) {
  const { product: words } = useWords(shop)
  if (why === 'unreachable')
    return (
      <div className="pb-10">
        <Failed title={words.unreachable} headingLevel={1}>
          <p>{words.unreachableText}</p>
        </Failed>
        {suggestions}
      </div>
    )
  return (
    <div className="pb-10">
      <EmptyState
        title={words.missing}
        headingLevel={1}
        action={
          <Link to="/shop" search={{}} className={buttonClass()}>
            {words.all}
          </Link>
        }
      >
        {words.missingText}
      </EmptyState>
      {suggestions}
    </div>
  )
}
