import { expect, test } from 'vitest'
import { joined } from './joined.ts'

test('what features bring is joined by name, and no two may bring the same', () => {
  expect(joined([{ one: 1 }, undefined, { other: 2 }])).toEqual({ one: 1, other: 2 })
  expect(() => joined([{ one: 1 }, { one: 2 }])).toThrow('Two features bring "one"')
})
