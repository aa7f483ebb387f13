import { describe, expect, it } from 'vitest'
import { reminderWords } from '#contract/i18n/en/reminders.ts'
import { reminderMessage as messageIn, type ReminderFacts } from './words.ts'

const reminderMessage = (facts: ReminderFacts) => messageIn(facts, reminderWords)

const told: ReminderFacts = {
  name: 'Deepotsav',
  date: '2026-11-24',
  daysBefore: 1,
  moment: 'time',
  cityName: 'Pune',
  startTime: '18:30',
  venue: 'The courtyard',
}

it('A reminder says when and where the temple celebrates', () => {
  expect(reminderMessage(told)).toEqual({
    title: 'Deepotsav is tomorrow',
    body: 'Tuesday, 24 November. At the temple from 6:30 PM: The courtyard.',
  })
})

it('A reminder says as much of it as is known, and nothing of it at moonrise', () => {
  const { startTime: _, ...placed } = told
  const { venue: __, ...timed } = told
  const { venue: ___, ...plain } = placed
  expect(reminderMessage(placed).body).toBe('Tuesday, 24 November. At the temple: The courtyard.')
  expect(reminderMessage(timed).body).toBe('Tuesday, 24 November. At the temple from 6:30 PM.')
  expect(reminderMessage(plain).body).toBe('Tuesday, 24 November.')
  expect(
    reminderMessage({ ...told, moment: 'moonrise', moonriseTime: '20:10' }).body,
  ).not.toContain('At the temple')
})

describe('A festival beyond Ganesha’s', () => {
  const { startTime: _, venue: __, ...plain } = told
  const body = (more: Partial<ReminderFacts>) => reminderMessage({ ...plain, ...more }).body

  it.each([
    ['pradosha', '18:02', '20:32', 'Evening worship in Pune from 6:02 PM to 8:32 PM.'],
    ['nishita', '23:55', '00:44', 'Midnight worship in Pune from 11:55 PM to 12:44 AM.'],
    ['madhyahna', '11:18', '13:49', 'Midday worship in Pune from 11:18 AM to 1:49 PM.'],
    ['aparahna', '13:31', '15:52', 'Afternoon worship in Pune from 1:31 PM to 3:52 PM.'],
    ['arunodaya', '04:53', '06:34', 'Dawn in Pune from 4:53 AM to 6:34 AM.'],
    ['after_bhadra', '13:32', '21:14', 'Rakhi in Pune from 1:32 PM to 9:14 PM.'],
    ['fire', '23:26', '00:45', 'The fire in Pune from 11:26 PM to 12:45 AM.'],
  ] as const)('is announced with its hours: %s', (of, from, until, words) => {
    expect(body({ hours: { of, from, until } })).toBe(`Tuesday, 24 November. ${words}`)
  })

  it('says so where its worship begins after midnight', () => {
    expect(
      body({ hours: { of: 'nishita', from: '00:20', until: '01:09', isNextDay: true } }),
    ).toContain('Midnight worship in Pune from 12:20 AM to 1:09 AM, after midnight.')
  })

  it('names the date that others keep', () => {
    expect(body({ other: { custom: 'vaishnava', date: '2026-11-25' } })).toBe(
      'Tuesday, 24 November. Vaishnavas observe it on Wednesday, 25 November.',
    )
    expect(body({ custom: 'vaishnava', other: { date: '2026-11-23' } })).toContain(
      'Most households observe it on Monday, 23 November.',
    )
  })
})
