import { Minus, Plus } from 'lucide'
import { useState } from 'react'
import { counterSale } from '#app/i18n/en/counter/adminSales.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Product } from '#contract/shop/public.ts'
import { mostOfOne, mostToBuy } from '#contract/shop/rules.ts'

type Props = {
  products: readonly Product[]
  counts: Readonly<Record<string, number>>
  onCount: (id: string, count: number) => void
}

/** What can be sold at the counter, with how many of each. */
export function SaleItems({ products, counts, onCount }: Props) {
  const words = useWords(counterSale)
  const [typed, setTyped] = useState('')
  const looked = typed.trim().toLowerCase()
  const found = products.filter(({ name }) => name.toLowerCase().includes(looked))
  if (products.length === 0) return <p>{words.nothingSold}</p>
  return (
    <>
      <TextField
        label={words.search}
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter would sell what is chosen so far.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <Card className="mt-4 overflow-hidden">
          <ul aria-label={words.label} className="divide-y divide-line">
            {found.map((product) => (
              <li key={product.id}>
                <Item
                  product={product}
                  count={counts[product.id] ?? 0}
                  onCount={(count) => onCount(product.id, count)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

type ItemProps = { product: Product; count: number; onCount: (count: number) => void }

function Item({ product, count, onCount }: ItemProps) {
  const words = useWords(counterSale)
  const { name, price } = product
  const most = mostToBuy(product)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <span className="min-w-40 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">
          {formatRupees(price)}
          {most < mostOfOne && ` · ${most === 0 ? words.soldOut : words.left(most)}`}
        </span>
      </span>
      {(most > 0 || count > 0) && (
        <span role="group" aria-label={words.quantity(name)} className="flex items-center gap-1">
          <IconButton
            label={words.fewer(name)}
            aria-disabled={count === 0}
            onClick={() => count > 0 && onCount(count - 1)}
          >
            <Icon of={Minus} />
          </IconButton>
          <output className="w-6 text-center font-semibold tabular-nums">{count}</output>
          <IconButton
            label={words.more(name)}
            aria-disabled={count >= most}
            onClick={() => count < most && onCount(count + 1)}
          >
            <Icon of={Plus} />
          </IconButton>
        </span>
      )}
    </div>
  )
}
