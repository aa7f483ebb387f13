import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { momentary } from '#app/queries.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { ShareButton } from '#app/ui/ShareButton.tsx'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import { langOf, marked } from '#app/ui/marked.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Product } from '#contract/shop/public.ts'
import { freeShippingAbove, isDigital } from '#contract/shop/rules.ts'
import { AddToCart } from './AddToCart.tsx'

/** Loaded after the page, with the schemas of payments. */
const offeredQuery = {
  ...momentary,
  queryKey: ['paymentSettings'],
  queryFn: async () => (await import('#app/payments/settings.ts')).paymentSettingsQuery.queryFn(),
}

type Props = {
  product: Product
  /** The product page's URL. */
  url: string
  /** Nothing can be ordered yet. */
  opensSoon?: true | undefined
}

/** A product on its own page: the picture, the price, what it is, and how it is sent. */
export function ProductView({ product, url, opensSoon }: Props) {
  const words = useWords(shop)
  const { name, price, description, inStock, stockLeft, isBestSeller, isEcoFriendly } = product
  return (
    <div className="mx-auto max-w-7xl px-4 pb-10 md:pt-8">
      <div className="product-above">
        <Link to="/shop" search={{}} className="text-link gap-2">
          <Icon of={ArrowLeft} />
          <span className="max-md:sr-only">{words.product.all}</span>
        </Link>
        <ShareButton title={name} text={name} url={url} isIcon />
      </div>
      <div className="product-page">
        <Pictures product={product} />
        <div className="product-text docks">
          <h1 className="text-2xl">{__IS_TRANSLATED__ ? marked(product, 'name') : product.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="font-display text-2xl">{formatRupees(price)}</span>
            {!inStock && <Chip tone="kumkum">{words.outOfStock}</Chip>}
            {inStock && stockLeft !== undefined && (
              <Chip tone="kumkum">{words.product.left(stockLeft)}</Chip>
            )}
            {isBestSeller && <Chip tone="gold">{words.bestSeller}</Chip>}
            {isEcoFriendly && <Chip tone="durva">{words.ecoFriendly}</Chip>}
          </p>
          {opensSoon && <p className="mt-1">{words.opensSoon}</p>}
          {description.split(/\n{2,}/).map((paragraph) => (
            <p
              key={paragraph}
              lang={__IS_TRANSLATED__ ? langOf(product, 'description') : undefined}
              className="mt-3 max-w-prose"
            >
              {paragraph}
            </p>
          ))}
          {__IS_TRANSLATED__ && <InEnglishNote of={product} className="mt-3" />}
          <DockedBar sum={formatRupees(price)} note={!opensSoon && <Payment product={product} />}>
            <AddToCart product={product} />
          </DockedBar>
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

/** How it can be paid, as the checkout offers it now; until that is known, in general. */
function Payment({ product: { hasCashOnDelivery } }: { product: Product }) {
  const { product: words } = useWords(shop)
  const { data: offered } = useQuery(offeredQuery)
  const methods = offered && [
    ...(offered.upi ? [words.upi] : []),
    ...(offered.cards === 'none' ? [] : [words.card]),
    ...(hasCashOnDelivery ? [words.cash] : []),
  ]
  if (methods?.length) return words.ways(methods)
  return hasCashOnDelivery ? words.withCash : words.withoutCash
}

function Pictures({ product }: { product: Product }) {
  const words = useWords(shop)
  return (
    <div className="product-pictures">
      <div className="product-niche">
        <StoredPicture
          picture={product}
          className="product-picture"
          sizes="(min-width: 64rem) 34rem, 100vw"
          missing={words.pictureMissing}
          isFirst
        />
      </div>
      {product.gallery.length > 0 && (
        <ul aria-label={words.product.gallery} className="product-gallery">
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

/** What its delivery costs. */
const costOf = (product: Product, words: typeof shop.english.product): string =>
  isDigital(product)
    ? words.download
    : product.price > freeShippingAbove
      ? words.deliveryFree
      : words.deliveryFreeAbove(formatRupees(freeShippingAbove))

function ProductFacts({ product }: { product: Product }) {
  const { product: words } = useWords(shop)
  const isFile = isDigital(product)
  return (
    <Facts className="mt-4">
      <Fact label={words.delivery}>{costOf(product, words)}</Fact>
      <Fact label={words.arrives}>{isFile ? words.arrivesAtOnce : words.arrivesIn}</Fact>
      {!isFile && <Fact label={words.express}>{words.expressText}</Fact>}
      <Fact label={words.returns}>{isFile ? words.notReturnable : words.returnable}</Fact>
      {product.weightGrams !== undefined && (
        <Fact label={words.weight}>{words.grams(product.weightGrams)}</Fact>
      )}
      {product.gstRate > 0 && <Fact label={words.tax}>{words.gst(product.gstRate)}</Fact>}
    </Facts>
  )
}
