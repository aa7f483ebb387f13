import { describe, expect, test } from 'vitest'
import { festivalStories as englishPlain } from '#app/i18n/en/festivals/festivalStories.ts'
import { greatStories as englishStories } from '#app/i18n/en/festivals/greatStories.ts'
import { calendar } from './calendar.ts'
import { festivalStories } from './festivalStories.ts'
import { greatStories } from './greatStories.ts'

const { stories } = greatStories.english
const all = Object.entries(stories)

describe('The Hindi stories', () => {
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
      for (const paragraph of text) expect(paragraph).toMatch(/[।?”]$/)
    }
  })

  test('use no title and no paragraph twice', () => {
    const texts = all.flatMap(([, { title, text }]) => [title, ...text])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('say to nobody what must be done, and count no merit', () => {
    const texts = all.flatMap(([, { text }]) => text)
    expect(texts.filter((text) => /(अवश्य|चाहिए|पुण्य|गुना फल|ठीक हो जाते)/.test(text))).toEqual([])
  })

  test('name the dark halves’ months as the north does, and the other name beside it', () => {
    const textOf = (kind: string) => stories[kind]?.text.join(' ')
    expect(textOf('maha_shivaratri')).toContain('फाल्गुन कृष्ण चतुर्दशी')
    expect(textOf('janmashtami')).toContain('भाद्रपद कृष्ण अष्टमी (महाराष्ट्र और गुजरात में श्रावण)')
    expect(textOf('lakshmi_puja')).toMatch(/^कार्तिक \(महाराष्ट्र और गुजरात में आश्विन\)/)
    expect(textOf('sarva_pitru')).toMatch(/^आश्विन \(महाराष्ट्र और गुजरात में भाद्रपद\)/)
    expect(festivalStories.english.sankashtis['Lambodara']?.text[0]).toContain('माघ की यह चतुर्थी')
  })
})

describe('A cell of the Hindi calendar', () => {
  const { shortName, shortTithi } = calendar.english

  test.each([
    ['गणाधिप संकष्टी चतुर्थी', false, 'संकष्टी'],
    ['लंबोदर संकष्टी चतुर्थी (सकट चौथ)', false, 'संकष्टी'],
    ['गणाधिप अंगारकी चतुर्थी', false, 'अंगारकी'],
    ['विनायक चतुर्थी', false, 'विनायक'],
    ['गणेश चतुर्थी', false, 'गणेश चतुर्थी'],
    ['नव संवत्सर (गुड़ी पड़वा)', false, 'नव संवत्सर'],
    ['दीपावली (लक्ष्मी पूजा)', false, 'दीपावली'],
    ['दीपावली (महाराष्ट्र)', false, 'दीपावली (महाराष्ट्र)'],
    ['शरद पूर्णिमा', false, 'शरद पूर्णिमा'],
    ['श्रावण पुत्रदा एकादशी', true, 'एकादशी'],
    ['षटतिला एकादशी (वैष्णव)', true, 'एकादशी (वैष्णव)'],
    ['सोम प्रदोष व्रत', true, 'प्रदोष'],
    ['प्रदोष व्रत', true, 'प्रदोष'],
    ['अधिक ज्येष्ठ पूर्णिमा', true, 'पूर्णिमा'],
    ['सोमवती अमावस्या', true, 'अमावस्या'],
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
