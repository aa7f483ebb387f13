import { describe, expect, test } from 'vitest'
import { festivalStories as englishPlain } from '#app/i18n/en/festivals/festivalStories.ts'
import { greatStories as englishStories } from '#app/i18n/en/festivals/greatStories.ts'
import { calendar } from './calendar.ts'
import { festivalStories } from './festivalStories.ts'
import { greatStories } from './greatStories.ts'

const { stories } = greatStories.english
const all = Object.entries(stories)

describe('The Marathi stories', () => {
  test('are of the same festivals as the English ones', () => {
    expect(Object.keys(stories)).toEqual(Object.keys(englishStories.english.stories))
    expect(Object.keys(festivalStories.english.sankashtis)).toEqual(
      Object.keys(englishPlain.english.sankashtis),
    )
  })

  test('name as many sources, and have as many paragraphs, of whole sentences', () => {
    for (const [kind, { text, sources }] of all) {
      const english = englishStories.english.stories[kind]
      expect([kind, text.length, sources.length]).toEqual([
        kind,
        english?.text.length,
        english?.sources.length,
      ])
      for (const paragraph of text) expect(paragraph).toMatch(/[.?”]$/)
    }
  })

  test('use no title and no paragraph twice', () => {
    const texts = all.flatMap(([, { title, text }]) => [title, ...text])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('say to nobody what must be done, and count no merit', () => {
    const texts = all.flatMap(([, { text }]) => text)
    expect(texts.filter((text) => /(केलेच पाहिजे|अवश्य|पुण्य|पटीने|बरे होतात)/.test(text))).toEqual([])
  })
})

describe('A cell of the Marathi calendar', () => {
  const { shortName, shortTithi } = calendar.english

  test.each([
    ['गणाधिप संकष्टी चतुर्थी', false, 'संकष्टी'],
    ['गणाधिप अंगारकी चतुर्थी', false, 'अंगारकी'],
    ['विनायक चतुर्थी', false, 'विनायकी'],
    ['श्री गणेश चतुर्थी', false, 'श्री गणेश चतुर्थी'],
    ['कोजागरी पौर्णिमा', false, 'कोजागरी पौर्णिमा'],
    ['श्रावण पुत्रदा एकादशी', true, 'एकादशी'],
    ['षट्तिला एकादशी (भागवत)', true, 'एकादशी (भागवत)'],
    ['सोमप्रदोष', true, 'प्रदोष'],
    ['अधिक ज्येष्ठ पौर्णिमा', true, 'पौर्णिमा'],
    ['सोमवती अमावास्या', true, 'अमावास्या'],
  ])('%s (each month: %s) is %s', (name, isEveryMonth, short) =>
    expect(shortName(name, isEveryMonth)).toBe(short),
  )

  test.each([
    [4, 'शु4'],
    [15, 'शु15'],
    [27, 'कृ12'],
    [30, 'कृ30'],
  ])('tithi %i is %s', (number, short) => expect(shortTithi(number)).toBe(short))
})
