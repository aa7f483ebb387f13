import { describe, expect, test } from 'vitest'
import { pseudoText } from '#contract/i18n/pseudo.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { daysInWords, hoursInWords, lineInWords } from './hoursInWords.ts'
import { hoursWordsOf } from './hoursWords.ts'

describe('Opening hours as staff write them, in words of ours', () => {
  const words = hoursWordsOf('en')

  test.each([
    ['Mon-Fri', 'Mon to Fri'],
    ['Sat, Sun', 'Sat to Sun'],
    ['Mon, Wed and Fri', 'Mon, Wed, Fri'],
    ['Fri-Mon', 'Fri to Mon'],
    ['Tuesdays', 'Tue'],
    ['Every day', 'Daily'],
    ['Mon-Sun', 'Daily'],
    ['Festival days', 'Festival days'],
    ['Festivals of Ganesha', undefined],
    ['By appointment', undefined],
  ])('days: %s', (text, expected) => expect(daysInWords(text, words)).toBe(expected))

  test.each([
    ['6 AM-12 PM and 4-9 PM', '6:00\u00a0AM to 12:00\u00a0PM and 4:00\u00a0PM to 9:00\u00a0PM'],
    ['06:00-noon', '6:00\u00a0AM to 12:00\u00a0PM'],
    ['9 PM-1:30 AM', '9:00\u00a0PM to 1:30\u00a0AM'],
    ['closed', 'Closed'],
    ['Open 24 hours', 'Open all day'],
    ['After the evening aarti', undefined],
  ])('hours: %s', (text, expected) => expect(hoursInWords(text, words)).toBe(expected))

  test.each([
    ['10:00 AM - 6:00 PM Mon-Sat', 'Mon to Sat, 10:00\u00a0AM to 6:00\u00a0PM'],
    ['Mon-Sat 10 AM-6 PM', 'Mon to Sat, 10:00\u00a0AM to 6:00\u00a0PM'],
    ['Every day: 9 AM to noon', 'Daily, 9:00\u00a0AM to 12:00\u00a0PM'],
    ['Call before 6 PM', undefined],
    ['', undefined],
  ])('both in a line: %s', (text, expected) => expect(lineInWords(text, words)).toBe(expected))
})

describe('For those who read Marathi', () => {
  withPseudoWords()

  test('they have no English words', () => {
    const words = hoursWordsOf('mr')
    const said = [
      daysInWords('Mon-Fri', words),
      daysInWords('Daily', words),
      daysInWords('Festival days', words),
      hoursInWords('6 AM-12 PM', words),
      hoursInWords('Closed', words),
      hoursInWords('24 hours', words),
      lineInWords('Mon-Sat 10 AM-6 PM', words),
    ]
    expect(said[4]).toBe(pseudoText('Closed'))
    expect(latinIn(said.join('\n'))).toEqual([])
    expect(said.join()).not.toMatch(/[a-z]/i)
  })
})
