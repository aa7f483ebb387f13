import { expect, it } from 'vitest'
import { excerptOf } from './excerptOf.ts'

it.each([
  ['Solid brass', undefined, 'Solid brass'],
  ['A long description that nobody reads here', 'Short', 'Short'],
  [
    'Solid brass, cast by the lost-wax method and polished by hand in Pune.',
    undefined,
    'Solid brass, cast by the lost-wax method and polished by…',
  ],
  ['x'.repeat(100), undefined, `${'x'.repeat(59)}…`],
  ['Two\nlines', undefined, 'Two lines'],
])('Of %j and %j a card says %j', (description, shortDescription, expected) => {
  const text = excerptOf({ description, shortDescription })
  expect(text).toBe(expected)
  expect(text.length).toBeLessThanOrEqual(60)
})
