import { expect, test } from 'vitest'
import { pseudo, pseudoText } from './pseudo.ts'

test('A pseudo text has no Latin letter, keeps its numbers and signs, and is longer', () => {
  expect(pseudoText('Book 2 pujas, ₹4,200')).toBe('बओऽओऽख 2 पउऽजअऽस, ₹4,200')
  const english = 'Please choose a day for the puja and tell us your gotra.'
  expect(pseudoText(english)).not.toMatch(/[a-z]/i)
  expect(pseudoText(english).length / english.length).toBeGreaterThan(1.3)
})

test('What is pseudo stays as it is', () => {
  expect(pseudoText(pseudoText('Donate'))).toBe(pseudoText('Donate'))
})

test('What code puts a word in place of stays', () => {
  expect(pseudoText('Press {key}')).toBe(`${pseudoText('Press')} {key}`)
})

test('A catalogue is pseudo in all its depth, and what its functions make', () => {
  const words = pseudo({
    title: 'Cart',
    left: (count: number, name: string) => `${count} of ${name}`,
    states: { free: 'Free' },
    days: ['Sun', 'Mon'],
  })
  expect(words).toMatchObject({
    title: 'कअऽरत',
    states: { free: 'फरएऽएऽ' },
    days: ['सउऽन', 'मओऽन'],
  })
  expect(words.left(3, 'Modak')).toBe('3 ओऽफ मओऽदअऽख')
})
