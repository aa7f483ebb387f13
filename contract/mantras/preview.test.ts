import { describe, expect, it } from 'vitest'
import type { Mantra } from './public.ts'
import { beginningOf, previewOf, rowOf } from './preview.ts'

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
  })

  it.each([5, 100])('of %d lines begins, and says how much there is', (count) => {
    const preview = previewOf(mantra(count))
    expect(preview).toMatchObject({ lines: lines(2), lineCount: count })
    expect(preview).not.toHaveProperty('sanskrit')
    // A card looks the same with the preview and with the whole text.
    const whole = { lines: lines(count), meaning: '', lineCount: count }
    expect(beginningOf(preview).lines).toEqual(beginningOf(whole).lines)
  })

  it.each([
    [
      17,
      'Narada says: bow the head. These names follow. No obstacle.',
      'Narada says: bow the head.',
    ],
    [2, 'Narada says: bow the head. These names follow.', undefined],
    [17, 'One sentence.', undefined],
  ])(
    'of %d lines that means "%s" shows no more than "%s"',
    (lineCount, meaning, shown = meaning) => {
      expect(beginningOf({ lines: [], meaning, lineCount }).meaning).toBe(shown)
    },
  )
})

describe('A mantra’s row', () => {
  it.each([
    [['वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।'], 'वक्रतुण्ड महाकाय'],
    [['ॐ गं गणपतये नमः ॥'], 'ॐ गं गणपतये नमः'],
    [['अगजाननपद्मार्कं गजाननमहर्निशम् ।'], 'अगजाननपद्मार्कं'],
    [['नारद उवाच ।', 'प्रणम्य शिरसा देवं गौरीपुत्रं विनायकम् ।'], 'प्रणम्य शिरसा देवं'],
    [['ऋतं वच्मि । सत्यं वच्मि ॥'], 'ऋतं वच्मि'],
    [['Ganesha'], 'Ganesha'],
    [[], ''],
  ])('of %s is named by its first words', (texts, opening) => {
    const said = texts.map((text) => ({ text, iast: '', verse: 1 }))
    const row = rowOf({ ...mantra(0), lines: said })
    expect(row).toMatchObject({ opening, lineCount: texts.length })
    expect(row).not.toHaveProperty('lines')
  })
})
