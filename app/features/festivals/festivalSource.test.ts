import { describe, expect, it } from 'vitest'
import { needsServer, phoneOrServer } from './festivalSource.ts'

const computed = 'by the phone'
const served = 'by the server'

describe('A festival is provided', () => {
  it.each([
    [
      'by the phone, once the temple’s changes are there',
      { computed, served, isWaiting: false },
      computed,
    ],
    ['by the server, while they are on the way', { computed, served, isWaiting: true }, served],
    [
      'by the server, until it is computed',
      { computed: undefined, served, isWaiting: false },
      served,
    ],
    [
      'by the phone, where no server is in reach',
      { computed, served: undefined, isWaiting: true },
      computed,
    ],
    ['by nobody yet', { computed: undefined, served: undefined, isWaiting: true }, undefined],
  ])('%s', (_, known, expected) => expect(phoneOrServer(known)).toBe(expected))
})

describe('The server is asked for a city', () => {
  const lost = { place: { id: 'pune' }, isElsewhere: true, hasMore: false, hasAlmanacFailed: true }
  it.each([
    ['that this phone cannot compute', lost, true],
    ['never where the phone can', { ...lost, hasAlmanacFailed: false }, false],
    ['never where it is the temple’s own', { ...lost, isElsewhere: false }, false],
    [
      'and for the temple’s, where more is shown than the page lists',
      { ...lost, isElsewhere: false, hasMore: true },
      true,
    ],
    ['never by a position alone', { ...lost, place: {} }, false],
  ])('%s', (_, where, isNeeded) => expect(needsServer(where)).toBe(isNeeded))
})
