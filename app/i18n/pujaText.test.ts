import { expect, test } from 'vitest'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { priceParts, pujaText } from './pujaText.ts'

test.each([
  [{ from: 1, to: 2 }, '1-2 hours'],
  [{ from: 2, to: 2 }, '2 hours'],
  [{ from: 1, to: 1 }, '1 hour'],
  [{ from: 0.5, to: 1 }, '½-1 hour'],
  [{ from: 1.5, to: 2.5 }, '1½-2½ hours'],
])('A puja of %o takes "%s"', (hours, text) => {
  expect(pujaText({ hours }, puja.english).detail).toBe(text)
})

test('A puja without a price is by arrangement, and without hours says only what it is', () => {
  expect(pujaText({ shortDescription: 'lotus' }, puja.english)).toEqual({
    detail: 'lotus',
    price: 'by arrangement',
    picture: undefined,
  })
  expect(pujaText({ price: 2100 }, puja.english)).toMatchObject({
    detail: '',
    price: 'from ₹2,100',
  })
})

test('Its picture is small in its row', () => {
  const imageUrl = `/media/${'a1'.repeat(16)}-800.webp`
  expect(pujaText({ imageUrl }, puja.english).picture).toBe(`/media/${'a1'.repeat(16)}-400.webp`)
})

test('The amount of a price has its words where the language has them', () => {
  expect(priceParts(2100, puja.english)).toEqual({ before: 'from ', amount: '₹2,100', after: '' })
  const words = { ...puja.english, from: (amount: string) => `${amount} पासून` }
  expect(priceParts(2100, words)).toEqual({ before: '', amount: '₹2,100', after: ' पासून' })
  expect(priceParts(undefined, words).amount).toBe('by arrangement')
})
