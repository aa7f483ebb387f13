import { expect, test } from 'vitest'
import { deliveryAmountOf, type Delivery } from './price.ts'
import { freeShippingAbove } from '#contract/shop/rules.ts'

const fees = { standardFee: 80, expressFee: 150, countries: [{ code: 'US', fee: 1200 }] }

const costs = (itemsAmount: number, delivery: Delivery, country: string) =>
  deliveryAmountOf({ itemsAmount }, { delivery, country }, fees)

test('delivery is free above the limit, not at it', () => {
  expect(costs(freeShippingAbove, 'standard', 'IN')).toBe(80)
  expect(costs(freeShippingAbove + 1, 'standard', 'IN')).toBe(0)
})

test.each([
  ['express within India', 'express', 'IN', 150],
  ['a parcel abroad', 'standard', 'US', 1200],
  ['express abroad', 'express', 'US', undefined],
  ['a parcel to where the temple sends nothing', 'standard', 'FR', undefined],
  ['files', 'none', 'IN', 0],
  ['what is taken along at the counter', 'counter', 'IN', 0],
] as const)('however much is bought, the fee is its own for %s', (_, delivery, country, fee) => {
  expect(costs(1, delivery, country)).toBe(fee)
  expect(costs(freeShippingAbove + 1, delivery, country)).toBe(fee)
})
