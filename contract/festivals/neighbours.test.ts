import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }))
const list = [a, b, c].flatMap((one) => (one ? [{ ...one, meaning: 'of no use here' }] : []))

it.each([
  ['a', { next: b }],
  ['b', { previous: a, next: c }],
  ['c', { previous: b }],
  ['x', {}],
])('%s stands between %o', (id, neighbours) => {
  expect(neighboursOf(list, id)).toEqual(neighbours)
})
