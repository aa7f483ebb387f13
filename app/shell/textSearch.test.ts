import { expect, test } from 'vitest'
import { textSearch } from './textSearch.ts'

test.each([
  [{ edit: 'a1' }, { edit: 'a1' }],
  [
    { edit: 108, message: true },
    { edit: '108', message: 'true' },
  ],
  [{ edit: '', utm_source: 'x' }, { edit: '' }],
  [{ edit: ['a', 'b'], message: { a: 1 } }, {}],
  [{ edit: null }, {}],
])('of %j the route gets %j', (search, expected) => {
  expect(textSearch('edit', 'message')(search)).toEqual(expected)
})
