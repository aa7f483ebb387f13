import { Link } from '@tanstack/react-router'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import { marked } from '#app/ui/marked.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Product } from '#contract/shop/public.ts'
import { AddToCart } from './AddToCart.tsx'
import { excerptOf } from './excerptOf.ts'

type Props = { product: Product; headingLevel: 2 | 3; isFirst?: boolean }

/** A product in its niche: picture, name, a line about it, price and a plus. All are equally high. */
export function ProductCard({ product, headingLevel, isFirst = false }: Props) {
  const words = useWords(shop)
  const Heading = `h${headingLevel}` as const
  const { id, name, price, inStock, isBestSeller, isEcoFriendly } = product
  return (
    <article className="product-card">
      <div className="product-niche">
        <StoredPicture
          picture={product}
          className="product-picture"
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw"
          missing={words.pictureMissing}
          isOrnament
          isFirst={isFirst}
        />
        {!inStock && <p className="product-out">{words.outOfStock}</p>}
      </div>
      <div className="product-words">
        <Heading className="product-name">
          <Link to="/shop/$id" params={{ id }} className="product-link">
            {__IS_TRANSLATED__ ? marked(product, 'name') : name}
          </Link>
        </Heading>
        {(isBestSeller || isEcoFriendly) && (
          <p className={isBestSeller ? 'product-mark text-gold' : 'product-mark text-durva'}>
            {isBestSeller ? words.bestSeller : words.ecoFriendly}
          </p>
        )}
        <p className="product-line">
          {__IS_TRANSLATED__
            ? marked(
                product,
                product.shortDescription ? 'shortDescription' : 'description',
                excerptOf(product),
              )
            : excerptOf(product)}
        </p>
      </div>
      <div className="product-price">
        <p>{formatRupees(price)}</p>
        <AddToCart product={product} isPlus />
      </div>
    </article>
  )
}

/** Reserves a card's space while its product loads. */
export function ProductSkeleton() {
  return (
    <div className="product-card">
      <Skeleton className="product-niche" />
      <div className="product-words">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="mt-1.5 h-10 w-full" />
      </div>
      <div className="product-price">
        <Skeleton className="h-7 w-1/2" />
      </div>
    </div>
  )
}
