import { describe, expect, test } from 'vitest'
import { devanagari, type ScriptWriter } from '#app/script/useScript.ts'
import { aMantra } from '#app/test/builders.ts'
import { mantraCardText, sharedText } from './mantraCard.ts'

const roman: ScriptWriter = { script: 'iast', lang: 'sa-Latn', write: ({ iast }) => iast }
const line = (text: string, verse: number) => ({ text, iast: `${verse}: roman`, verse })

const vakratunda = aMantra({
  title: 'Vakratunda',
  meaning: 'O Lord.',
  lines: [
    {
      text: 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।',
      iast: 'vakratuṇḍa mahākāya sūryakoṭisamaprabha |',
      verse: 1,
    },
    {
      text: 'निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥',
      iast: 'nirvighnaṃ kuru me deva sarvakāryeṣu sarvadā ||',
      verse: 1,
    },
  ],
})

describe('The card of a mantra', () => {
  test('has its verse in quarters, in the reader’s script', () => {
    expect(mantraCardText(vakratunda, devanagari).rows).toEqual([
      'वक्रतुण्ड महाकाय',
      'सूर्यकोटिसमप्रभ\u00a0।',
      'निर्विघ्नं कुरु मे देव',
      'सर्वकार्येषु सर्वदा\u00a0॥',
    ])
    expect(mantraCardText(vakratunda, roman).rows[1]).toBe('sūryakoṭisamaprabha\u00a0|')
  })

  test('has the first verse with space for it, and that verse’s meaning', () => {
    const prose = Array.from({ length: 5 }, () => line('गद्य ।', 1))
    const hymn = aMantra({
      lines: [...prose, line('नारद उवाच ।', 2), line('ऋतं वच्मि ॥', 2)],
      verses: [{ verse: 2, meaning: 'I speak what is right.' }],
    })
    const { rows, meaning } = mantraCardText(hymn, devanagari)
    expect(rows).toEqual(['ऋतं वच्मि\u00a0॥'])
    expect(meaning).toBe('I speak what is right.')
  })

  test('begins a text without a short verse', () => {
    const prose = aMantra({ lines: [line('गद्य ।', 1), line('पद्य ।', 1)], meaning: 'Prose.' })
    expect(mantraCardText(prose, devanagari)).toMatchObject({
      rows: ['गद्य\u00a0।'],
      meaning: 'Prose.',
    })
  })
})

describe('A mantra sent as text', () => {
  test('is whole if it is short', () => {
    expect(sharedText(vakratunda, devanagari)).toBe(
      'Vakratunda\n\nवक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।\nनिर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥\n\nO Lord.',
    )
  })

  test('is one verse of a long one', () => {
    const long = aMantra({
      title: 'Long',
      lines: Array.from({ length: 9 }, (_, index) => line('नमः ॥', index + 1)),
      verses: [{ verse: 1, meaning: 'Homage.' }],
    })
    expect(sharedText(long, devanagari)).toBe('Long\n\nनमः\u00a0॥\n\nHomage.')
  })
})
