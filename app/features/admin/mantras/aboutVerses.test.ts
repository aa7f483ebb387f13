import { describe, expect, test } from 'vitest'
import { areWords, textsOfVerses, versesOfTexts } from './aboutVerses.ts'

const verses = [
  { verse: 1, heading: 'First', meaning: 'Bow to Ganesha.' },
  {
    verse: 3,
    meaning: 'Bow\nagain.',
    words: [
      { word: 'नमः', iast: 'namaḥ', meaning: 'I bow' },
      { word: 'ते', iast: 'te', meaning: 'to you = him' },
    ],
  },
]

describe('What is said about verses', () => {
  test('is written as three texts, with a dash where nothing is said', () => {
    expect(textsOfVerses(verses)).toEqual({
      headings: 'First',
      meanings: 'Bow to Ganesha.\n\n-\n\nBow\nagain.',
      words: '-\n\n-\n\nनमः = I bow\nते = to you = him',
    })
    expect(textsOfVerses()).toEqual({ headings: '', meanings: '', words: '' })
  })

  test('is read back the same', () => {
    const withoutIast = verses.map(({ words, ...about }) => ({
      ...about,
      ...(words && { words: words.map(({ word, meaning }) => ({ word, meaning })) }),
    }))
    expect(versesOfTexts(textsOfVerses(verses))).toEqual(withoutIast)
    expect(versesOfTexts({ headings: '-\n', meanings: ' ', words: '-' })).toEqual([])
  })

  test('has a word and its meaning in each row', () => {
    expect(areWords('नमः = I bow\n\n-\n\nते=to you')).toBe(true)
    expect(areWords('')).toBe(true)
    expect(areWords('नमः I bow')).toBe(false)
    expect(areWords('नमः =')).toBe(false)
  })
})
