import { expect, test } from 'vitest'
import { readRange } from './range.ts'

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-200', { first: 0, last: 99 }],
  ['Bytes=5-5', { first: 5, last: 5 }],
  ['bytes=100-', 'missing'],
  ['bytes=100-200', 'missing'],
  ['bytes=-0', 'missing'],
  [undefined, undefined],
  ['bytes=-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=200-100', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
])('%s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

test('nothing of an empty file exists', () => {
  expect(readRange('bytes=0-', 0)).toBe('missing')
  expect(readRange('bytes=-5', 0)).toBe('missing')
})
