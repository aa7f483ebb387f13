import { describe, expect, it } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { rowOf } from '#contract/mantras/preview.ts'
import { placeOf } from './placeOf.ts'

const line = (text: string, verse: number, startMs?: number) => ({
  text,
  iast: text,
  verse,
  ...(startMs !== undefined && { startMs }),
})
const mantra = aMantra({
  id: 'stotra',
  lines: [line('a', 1, 0), line('b', 2, 4_000), line('c', 3, 8_000)],
})
const rows = [rowOf(mantra)]
const at = '2026-11-26T00:00:00.000Z'

describe('Where a text was left', () => {
  it('is the verse that was heard then', () => {
    const place = placeOf({ text: 'stotra', seconds: 5, at }, rows, [mantra])
    expect(place).toMatchObject({ verse: 2, seconds: 5, isSung: false })
  })

  it('is the verse that was read', () => {
    expect(placeOf({ text: 'stotra', verse: 3, at }, rows, [mantra])?.verse).toBe(3)
  })

  it('is only a time until the whole text is on the phone, or if nobody has timed it', () => {
    const untimed = { ...mantra, lines: mantra.lines.map(({ startMs: _, ...rest }) => rest) }
    for (const whole of [undefined, [untimed]]) {
      const place = placeOf({ text: 'stotra', seconds: 5, at }, rows, whole)
      expect(place).toMatchObject({ seconds: 5 })
      expect(place?.verse).toBeUndefined()
    }
  })

  it('is on the aarti’s page if it was sung there', () => {
    const place = placeOf({ text: 'aarti/stotra', seconds: 5, at }, rows, [mantra])
    expect(place).toMatchObject({ isSung: true, row: { id: 'stotra' } })
  })

  it('is nowhere if the temple no longer has the text', () => {
    expect(placeOf({ text: 'gone', seconds: 5, at }, rows, [mantra])).toBeUndefined()
  })
})
