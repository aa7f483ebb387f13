import { Link } from '@tanstack/react-router'
import { shop } from '#app/i18n/en/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import { formatRupees } from '#contract/money.ts'
import type { Product } from '#contract/shop.ts'
import { AddToCart } from './AddToCart.tsx'
import { excerptOf } from './excerptOf.ts'

type Props = { product: Product; headingLevel: 2 | 3; isFirst?: boolean }

/** A product in its niche: picture, name, a line about it, price and *Add to cart*. */
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
      <Heading className="mt-2 text-lg leading-snug">
        <Link to="/shop/$id" params={{ id }} className="product-link">
          {name}
        </Link>
      </Heading>
      <p className="text-sm text-muted">{excerptOf(product)}</p>
      {(isBestSeller || isEcoFriendly) && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {isBestSeller && <Chip tone="gold">{words.bestSeller}</Chip>}
          {isEcoFriendly && <Chip tone="durva">{words.ecoFriendly}</Chip>}
        </p>
      )}
      <p className="mt-auto pt-2 text-lg font-semibold">{formatRupees(price)}</p>
      <AddToCart product={product} className="mt-2 w-full" />
    </article>
  )
}

/** Reserves a card's space while its product loads. */
export function ProductSkeleton() {
  return (
    <div className="product-card">
      <Skeleton className="product-niche" />
      <Skeleton className="mt-2 h-6 w-4/5" />
      <Skeleton className="mt-1.5 h-10 w-full" />
      <Skeleton className="mt-3 h-7 w-1/2" />
      <Skeleton className="mt-2 h-11 w-full" />
    </div>
  )
}
