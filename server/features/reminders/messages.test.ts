import { describe, expect, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import { reminderMessage, type ReminderFacts } from '#contract/reminders/words.ts'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { expectTranslated, latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { confirmationMail, reminderMail } from './mails.ts'
import { digestTitle, movedMessage, notObservedMessage, observedMessage } from './messages.ts'
import { messagesOf } from './words.ts'

const facts: ReminderFacts = {
  name: 'दीपोत्सव',
  date: '2026-11-24',
  daysBefore: 1,
  moment: 'time',
  cityName: 'पुणे',
  moonriseTime: '00:10',
  puja: { from: '11:00', until: '13:20' },
  startTime: '18:30',
  venue: 'मंडप',
  other: { custom: 'maharashtra', date: '2026-11-25' },
}

describe('News of a day', () => {
  const words = messagesOf('en')
  const { moonriseTime: _, puja: __, ...plain } = facts

  test('that has moved says the day, what is new of it, and the day that it was', () => {
    expect(movedMessage(plain, '2026-11-23', words)).toEqual({
      title: 'दीपोत्सव has moved to Tuesday, 24 November',
      body: 'We observe दीपोत्सव on Tuesday, 24 November, not on Monday, 23 November. At the temple from 6:30 PM: मंडप. In Maharashtra it is on Wednesday, 25 November.',
    })
  })

  test('that is observed after all, or is not', () => {
    expect(observedMessage(plain, words)).toMatchObject({
      title: 'दीपोत्सव is on Tuesday, 24 November',
      body: expect.stringMatching(/^We do observe दीपोत्सव on Tuesday, 24 November\. At the temple/),
    })
    expect(notObservedMessage('दीपोत्सव', '2026-11-24', words)).toEqual({
      title: 'दीपोत्सव is not observed',
      body: 'We do not observe दीपोत्सव on Tuesday, 24 November.',
    })
  })

  test.each([
    [['A'], 'A'],
    [['A', 'B'], 'A; B'],
    [['A', 'B', 'C'], 'A, and 2 more'],
  ])('several in one email: %j', (titles, subject) => {
    expect(digestTitle(titles, words)).toBe(subject)
  })
})

describe('For those who read Marathi', () => {
  withPseudoWords()
  const { name: templeName } = exampleSite
  const known = [templeName, ...exampleSite.address]
  const parts = [
    'madhyahna',
    'aparahna',
    'pradosha',
    'nishita',
    'arunodaya',
    'after_bhadra',
    'fire',
    'bhadra_puchha',
    'parana',
  ] as const

  const every = () => {
    const words = messagesOf('mr')
    return [
      ...[0, 1, 7].map((daysBefore) => reminderMessage({ ...facts, daysBefore }, words)),
      reminderMessage({ ...facts, moment: 'moonrise' }, words),
      ...parts.map((of) => {
        const hours = { of, from: '00:02', until: '00:40', isNextDay: true as const }
        return reminderMessage({ ...facts, hours }, words)
      }),
      movedMessage(facts, '2026-11-23', words),
      observedMessage(facts, words),
      notObservedMessage(words.unnamed(null), facts.date, words),
    ]
  }

  test('a reminder has no English word on any channel', () => {
    for (const { title, body } of every()) expect(latinIn(`${title} ${body}`)).toEqual([])
  })

  test('an email has none around it', () => {
    const items = every().map((message) => ({ ...message, slug: '', url: 'https://x.example/a' }))
    const opened = { address: 'r@example.net', token: 't', cityName: 'पुणे', language: 'mr' as const }
    const origin = 'https://temple.example'
    for (const some of [items, items.slice(0, 1), items.slice(0, 2)])
      expectTranslated(reminderMail(exampleSite, { ...opened, items: some }, origin), known)
  })

  test('nor has the question whether they are wanted', () => {
    const chosen = [{ name: 'दसरा', date: '2026-10-20' }]
    const choice = { ...everyFestival, daysBefore: [7, 1, 0] as const, atMoonrise: true }
    const about = {
      page: 'https://x.example/a',
      choice: { ...choice, daysBefore: [...choice.daysBefore] },
    }
    const request = { ...about, chosen, cityName: 'पुणे' }
    expectTranslated(confirmationMail('r@example.net', exampleSite, request, 'mr'), known)
  })
})
