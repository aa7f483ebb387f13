import { expect, it } from 'vitest'
import { emptyProduct, toNewProduct, toProductInput } from './productValues.ts'

const picture = (name: string) => ({
  imageUrl: `/images/products/${name}.svg`,
  imageAlt: name,
})

const typed = { ...emptyProduct, price: '1,200', stockOnHand: '5', weightGrams: '900' }

it('the first picture is the product’s, the others are its gallery', () => {
  const pictures = [picture('front'), picture('back'), picture('side')]
  expect(toProductInput('kit', { ...typed, pictures })).toMatchObject({
    id: 'kit',
    price: 1200,
    ...picture('front'),
    gallery: [picture('back'), picture('side')],
  })
})

it('a digital item has no count, no weight and no cash on delivery, whatever was typed', () => {
  const sent = toNewProduct({ ...typed, category: 'digital', hasCashOnDelivery: true })
  expect(sent).not.toHaveProperty('stockOnHand')
  expect(sent).not.toHaveProperty('weightGrams')
  expect(sent.hasCashOnDelivery).toBe(false)
  expect(toNewProduct({ ...typed, category: 'idols' })).toMatchObject({ stockOnHand: 5 })
})
