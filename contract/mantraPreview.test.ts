import { describe, expect, it } from 'vitest'
import type { Mantra } from './mantras.ts'
import { foldLines, foldMeaning, previewOf } from './mantraPreview.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `line ${index}`, iast: '', verse: 1 }))

const mantra = (count: number): Mantra => ({
  id: 'stotra',
  title: 'Stotra',
  sanskrit: 'the whole text',
  meaning: '',
  isFeatured: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  lines: lines(count),
})

describe('A mantra in a list', () => {
  it.each([1, 2, 4])('of %d lines is whole', (count) => {
    expect(previewOf(mantra(count))).toMatchObject({ lines: lines(count), lineCount: count })
    expect(foldLines(lines(count), count).folded).toEqual([])
  })

  it.each([5, 100])('of %d lines begins, and says how much there is', (count) => {
    const preview = previewOf(mantra(count))
    expect(preview).toMatchObject({ lines: lines(2), lineCount: count })
    expect(preview).not.toHaveProperty('sanskrit')
    expect(foldLines(preview.lines, count)).toEqual({ shown: lines(2), folded: [] })
    expect(foldLines(lines(count), count).folded).toHaveLength(count - 2)
  })

  it('shows the first sentence of a long text’s meaning, and folds the rest', () => {
    const meaning = 'Narada says: bow the head. These names follow. No obstacle.'
    expect(foldMeaning(meaning, 17)).toEqual({
      shown: 'Narada says: bow the head.',
      folded: 'These names follow. No obstacle.',
    })
    expect(foldMeaning(meaning, 2)).toEqual({ shown: meaning, folded: '' })
    expect(foldMeaning('One sentence.', 17)).toEqual({ shown: 'One sentence.', folded: '' })
  })
})
