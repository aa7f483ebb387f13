import { describe, expect, test } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { aboutVerse, hasMeaningPerVerse } from './aboutVerse.ts'

const twoVerses = aMantra({
  meaning: 'The whole.',
  lines: [
    { text: 'एक', iast: 'eka', verse: 1 },
    { text: 'द्वि', iast: 'dvi', verse: 2 },
  ],
})

describe('What is said beside a verse', () => {
  test('is the meaning of the whole, if there is no other verse', () => {
    const words = [{ word: 'एक', iast: 'eka', meaning: 'one' }]
    const mantra = aMantra({ verses: [{ verse: 1, words }] })
    expect(aboutVerse(mantra, 1)).toEqual({ verse: 1, meaning: mantra.meaning, words })
    expect(hasMeaningPerVerse(mantra)).toBe(true)
    const withOwnMeaning = aMantra({ verses: [{ verse: 1, meaning: 'Its own.' }] })
    expect(aboutVerse(withOwnMeaning, 1)?.meaning).toBe('Its own.')
  })

  test('is its own meaning, or nothing', () => {
    const mantra = { ...twoVerses, verses: [{ verse: 2, meaning: 'Two.' }] }
    expect(aboutVerse(mantra, 1)).toBeUndefined()
    expect(aboutVerse(mantra, 2)).toEqual({ verse: 2, meaning: 'Two.' })
  })

  test('tells the whole only if it is said of every verse', () => {
    expect(hasMeaningPerVerse(twoVerses)).toBe(false)
    const one = { verse: 1, meaning: 'One.' }
    expect(hasMeaningPerVerse({ ...twoVerses, verses: [one, { verse: 2, heading: 'Two' }] })).toBe(
      false,
    )
    expect(hasMeaningPerVerse({ ...twoVerses, verses: [one, { verse: 2, meaning: 'Two.' }] })).toBe(
      true,
    )
  })
})
