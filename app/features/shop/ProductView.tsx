import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { shop } from '#app/i18n/en/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import { formatRupees } from '#contract/money.ts'
import type { Product } from '#contract/shop.ts'
import { isDigital } from '#contract/shopRules.ts'
import { AddToCart } from './AddToCart.tsx'

/** A product on its own page: the picture, the price, what it is, and how it is sent. */
export function ProductView({ product }: { product: Product }) {
  const words = useWords(shop)
  const { name, price, description, inStock, stockLeft, isBestSeller, isEcoFriendly } = product
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 pb-10">
      <Link to="/shop" search={{}} className="text-link gap-2">
        <Icon of={ArrowLeft} className="size-5" />
        {words.product.all}
      </Link>
      <div className="product-page mt-2">
        <Pictures product={product} />
        <div className="min-w-0">
          <h1 className="text-title">{name}</h1>
          <p className="mt-1 text-2xl font-semibold">{formatRupees(price)}</p>
          <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {!inStock && <Chip tone="kumkum">{words.outOfStock}</Chip>}
            {inStock && stockLeft !== undefined && (
              <Chip tone="kumkum">{words.product.left(stockLeft)}</Chip>
            )}
            {isBestSeller && <Chip tone="gold">{words.bestSeller}</Chip>}
            {isEcoFriendly && <Chip tone="durva">{words.ecoFriendly}</Chip>}
          </p>
          {description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-prose">
              {paragraph}
            </p>
          ))}
          <AddToCart product={product} size="large" className="product-buy" />
          <ProductFacts product={product} />
          <Link
            to="/contact"
            search={{ subject: 'product', message: words.product.question(name) }}
            className="text-link"
          >
            {words.product.ask}
          </Link>
        </div>
      </div>
    </div>
  )
}

function Pictures({ product }: { product: Product }) {
  const words = useWords(shop)
  const sizes = '(min-width: 64rem) 34rem, 100vw'
  return (
    <div>
      <div className="product-niche">
        <StoredPicture
          picture={product}
          className="product-picture"
          sizes={sizes}
          missing={words.pictureMissing}
          isFirst
        />
      </div>
      {product.gallery.length > 0 && (
        <ul aria-label={words.product.gallery} className="mt-3 grid grid-cols-3 gap-3">
          {product.gallery.map((picture) => (
            <li key={picture.imageUrl} className="product-niche">
              <StoredPicture
                picture={picture}
                className="product-picture"
                sizes="12rem"
                missing={words.pictureMissing}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ProductFacts({ product }: { product: Product }) {
  const { product: words } = useWords(shop)
  const isFile = isDigital(product)
  return (
    <Facts className="mt-6">
      <Fact label={words.delivery}>{isFile ? words.digitalDelivery : words.deliveryText}</Fact>
      <Fact label={words.payment}>
        {product.hasCashOnDelivery ? words.withCash : words.withoutCash}
      </Fact>
      <Fact label={words.returns}>{isFile ? words.notReturnable : words.returnable}</Fact>
      {product.weightGrams !== undefined && (
        <Fact label={words.weight}>{words.grams(product.weightGrams)}</Fact>
      )}
      <Fact label={words.tax}>{words.gst(product.gstRate)}</Fact>
    </Facts>
  )
}
