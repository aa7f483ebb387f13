import { expect, test } from 'vitest'
import { internationalNumber, waysToWrite } from './phoneNumber.ts'

const pune = '+919822012345'

test.each([
  '9822012345',
  '98220 12345',
  '98220-12345',
  '098220 12345',
  '(0) 98220-12345',
  '+91 98220 12345',
  '+91 (0) 98220 12345',
  '+91-098220-12345',
  '0091 98220 12345',
  '91 98220 12345',
  '98220\u202f12345',
])('%j is one number in Pune', (written) => {
  expect(internationalNumber(written)).toBe(pune)
})

test.each([
  ['+1 982 201 2345', '+19822012345'],
  ['001 982 201 2345', '+19822012345'],
  ['+98 22 0123 4567', '+982201234567'],
  ['+65 9822 0123', '+6598220123'],
  ['020 2553 1234', '+912025531234'],
  ['2553 1234', '+9125531234'],
])('%s is another number', (written, form) => {
  expect(internationalNumber(written)).toBe(form)
})

test.each([pune, '+19822012345', '+6598220123', '+912025531234', '+9125531234'])(
  'every way to write %s, and nothing else, has its form',
  (form) => {
    const ways = waysToWrite(form)
    expect(ways.map(internationalNumber)).toEqual(ways.map(() => form))
    expect(new Set(ways).size).toBe(ways.length)
    // With a digit more or less before or after it, it is another number.
    for (const digits of [form.slice(1), form.slice(3)])
      for (const other of [`${digits}1`, `2${digits}`]) expect(ways).not.toContain(other)
  },
)
