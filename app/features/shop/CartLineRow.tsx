import { Link } from '@tanstack/react-router'
import { Minus, Plus } from 'lucide'
import { cart } from '#app/i18n/en/shop/cart.ts'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { CartLine } from './cartLine.ts'

type Props = {
  line: CartLine
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One product of the cart, its quantity and what it costs. */
export function CartLineRow({ line, onQuantity, onRemove }: Props) {
  const words = useWords(cart)
  const { pictureMissing } = useWords(shop)
  const { row, product, most, sum } = line
  const name = product?.name ?? row.name
  return (
    <li className="cart-line">
      <div className="product-niche">
        {product && (
          <StoredPicture
            picture={product}
            className="product-picture"
            sizes="6rem"
            missing={pictureMissing}
            isOrnament
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="product-name">
          {product ? (
            <Link to="/shop/$id" params={{ id: row.id }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {product && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            {sum > 0 && <span className="font-semibold">{formatRupees(sum)}</span>}
            {row.quantity > 1 && (
              <span className="text-sm text-muted">{words.each(formatRupees(product.price))}</span>
            )}
          </p>
        )}
        <Problem line={line} onQuantity={onQuantity} />
        <div className="cart-tools">
          {most > 1 && (
            <div role="group" aria-label={words.quantity(name)} className="stepper">
              <IconButton
                label={words.fewer(name)}
                disabled={row.quantity <= 1}
                onClick={() => onQuantity(row.quantity - 1)}
              >
                <Icon of={Minus} className="size-5" />
              </IconButton>
              <output>{row.quantity}</output>
              <IconButton
                label={words.more(name)}
                disabled={row.quantity >= most}
                onClick={() => onQuantity(row.quantity + 1)}
              >
                <Icon of={Plus} className="size-5" />
              </IconButton>
            </div>
          )}
          <Button variant="quiet" size="small" aria-label={words.removeOf(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** What changed since it was added, and what to do. */
function Problem({ line, onQuantity }: Pick<Props, 'line' | 'onQuantity'>) {
  const words = useWords(cart)
  const { row, product, most, problem } = line
  if (problem === 'gone') return <p className="font-semibold text-kumkum">{words.gone}</p>
  if (problem === 'outOfStock')
    return <p className="font-semibold text-kumkum">{words.outOfStock}</p>
  return (
    <>
      {problem === 'tooMany' && (
        <p className="flex flex-wrap items-center gap-x-3 font-semibold text-kumkum">
          {words.onlyLeft(most)}
          <Button variant="quiet" size="small" onClick={() => onQuantity(most)}>
            {words.takeFewer(most)}
          </Button>
        </p>
      )}
      {product && product.price !== row.price && (
        <p className="text-sm">{words.priceWas(formatRupees(row.price))}</p>
      )}
    </>
  )
}
