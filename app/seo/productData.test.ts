import { expect, test } from 'vitest'
import { aProduct } from '#app/test/builders.ts'
import { productData } from './productData.ts'

const origin = 'https://temple.example'
const dataOf = (change: Parameters<typeof aProduct>[0] = {}) =>
  productData(aProduct(change), {
    origin,
    url: `${origin}/shop/shadu-clay-ganapati`,
    image: `${origin}/media/og/shop/shadu-clay-ganapati.png`,
    seller: { '@type': 'Organization', name: 'Shri Ganesha Mandir' },
  })

const offerOf = (change: Parameters<typeof aProduct>[0]) => dataOf(change).offers

test('a product has its price in rupees, its pictures with their whole address, and its weight', () => {
  const gallery = [
    { imageUrl: '/media/aa-800.webp', imageAlt: 'Back', imageWidth: 800, imageHeight: 800 },
  ]
  expect(dataOf({ gallery })).toMatchObject({
    '@type': 'Product',
    sku: 'shadu-clay-ganapati',
    image: [
      `${origin}/images/products/shadu-clay-ganapati.svg`,
      `${origin}/media/aa-800.webp`,
      `${origin}/media/og/shop/shadu-clay-ganapati.png`,
    ],
    weight: { value: 2700, unitCode: 'GRM' },
    offers: {
      price: 1450,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      seller: { name: 'Shri Ganesha Mandir' },
      hasMerchantReturnPolicy: { merchantReturnDays: 7, applicableCountry: 'IN' },
    },
  })
})

test('it says when it is out of stock', () => {
  expect(offerOf({ inStock: false })).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
  })
})

test('free shipping is promised only above ₹1,500', () => {
  expect(offerOf({ price: 1500 })).not.toHaveProperty('shippingDetails')
  expect(offerOf({ price: 1501 })).toMatchObject({
    shippingDetails: { shippingRate: { value: 0, currency: 'INR' } },
  })
})

test('a digital item is not shipped, weighs nothing and cannot be returned', () => {
  const { weightGrams: _, ...rest } = aProduct({ category: 'digital', price: 2000 })
  const data = productData(rest, {
    origin,
    url: origin,
    image: origin,
    seller: { '@type': 'Organization' },
  })
  expect(data).not.toHaveProperty('weight')
  expect(data.offers).not.toHaveProperty('shippingDetails')
  expect(data.offers).toMatchObject({
    hasMerchantReturnPolicy: {
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    },
  })
})
