import { describe, expect, it } from 'vitest'
import { formatBytes, formatTime } from './format.ts'

describe('What a person reads', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [65, '1:05'],
    [3_661, '1:01:01'],
    [-1, '0:00'],
  ])('%d seconds are %s', (seconds, text) => expect(formatTime(seconds)).toBe(text))

  it.each([
    [12, '1 KB'],
    [240_400, '240 KB'],
    [1_250_000, '1.3 MB'],
    [14_000_000, '14 MB'],
    [10_737_400_000, '10.7 GB'],
  ])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
})
