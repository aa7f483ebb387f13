import { expect, test } from 'vitest'
import { acceptedEncodings } from './encoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0.2, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['GZIP ; Q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['gzip;q=what', ['identity']],
  [',,;;q=1', ['identity']],
])('Accept-Encoding: %s', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
