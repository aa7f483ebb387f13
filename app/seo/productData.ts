import type { MerchantReturnPolicy, Offer, Organization, Product as ProductThing } from 'schema-dts'
import { pathHere } from '#app/i18n/language.ts'
import type { Product } from '#contract/shop/public.ts'
import { freeShippingAbove, isDigital, returnDays } from '#contract/shop/rules.ts'

type ProductPage = {
  origin: string
  url: string
  /** The picture for shared links. */
  image: string
  seller: Organization
}

const india = { '@type': 'DefinedRegion', addressCountry: 'IN' } as const

/** Standard delivery; what is cheaper is sent for a charge that depends on the whole order. */
const shippingOf = ({ price }: Product): Pick<Offer, 'shippingDetails'> =>
  price > freeShippingAbove
    ? {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingDestination: india,
          shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
        },
      }
    : {}

const returnsOf = (product: Product, origin: string): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  merchantReturnLink: `${origin}${pathHere('/refunds')}`,
  ...(isDigital(product)
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
      }),
})

const absolute = (address: string, origin: string): string => new URL(address, origin).href

/** A product in schema.org's vocabulary, with its price and whether it can be bought now. */
export const productData = (
  product: Product,
  { origin, url, image, seller }: ProductPage,
): ProductThing => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.id,
  url,
  image: [
    absolute(product.imageUrl, origin),
    ...product.gallery.map(({ imageUrl }) => absolute(imageUrl, origin)),
    image,
  ],
  ...(product.weightGrams !== undefined && {
    weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
  }),
  offers: {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: 'INR',
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller,
    ...(!isDigital(product) && shippingOf(product)),
    hasMerchantReturnPolicy: returnsOf(product, origin),
  },
})
