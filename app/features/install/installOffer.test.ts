import { describe, expect, it } from 'vitest'
import { isRecent } from './installOffer.ts'

const now = Date.parse('2026-11-25T06:00:00Z')

describe('A no to installing', () => {
  it.each([
    ['counts on the same day', '2026-11-25T05:00:00.000Z', true],
    ['counts for a month', '2026-10-27T06:00:00.000Z', true],
    ['is over after a month', '2026-10-26T05:59:00.000Z', false],
    ['was never given', null, false],
    ['is over where what was stored is no date', 'yes', false],
  ])('%s', (_, stored, expected) => expect(isRecent(stored, now)).toBe(expected))
})
