import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Festival } from '#contract/festivals/public.ts'

beforeAll(() => {
  vi.stubGlobal('__PSEUDO__', true)
  vi.resetModules()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const noEnglish = (...texts: (string | undefined)[]) =>
  expect(texts.join('\n')).not.toMatch(/[a-z]{4}/i)

const festival: Festival = {
  id: 'a',
  key: 'a',
  slug: 'a',
  name: 'दसरा',
  date: '2026-10-20',
  description: 'विजय',
  tithi: 10,
  category: 'default',
  sequence: 0,
}

const details: Partial<Festival>[] = [
  { moonriseTime: '00:10', other: { date: '2026-10-21' } },
  { puja: { from: '11:10', until: '13:20' }, custom: 'vaishnava', other: { date: '2026-10-21' } },
  { startTime: '18:30', venue: 'मंडप' },
  { hours: { of: 'parana', from: '00:20', until: '01:09', isNextDay: true } },
  {
    hours: { of: 'nishita', from: '23:20', until: '00:09' },
    other: { date: '2026-10-21', custom: 'maharashtra' },
  },
]

describe('A build in the pseudo-language has no English words in', () => {
  test('dates, hours and durations', async () => {
    const dates = await import('./en/dates.ts')
    const longDates = await import('./en/longDates.ts')
    noEnglish(
      dates.dayText('2026-11-27'),
      dates.monthText('2026-11-27'),
      dates.fullMomentText(Date.parse('2026-11-27T06:30Z'), 'Asia/Kolkata'),
      dates.hoursText({ from: 1, to: 2 }),
      longDates.longDayText('2026-11-27'),
      longDates.plainClockText('20:52'),
    )
  })

  test('reminders and what was chosen', async () => {
    const { reminderWords } = await import('./en/reminders.ts')
    const { choiceInWords } = await import('./en/reminderChoice.ts')
    const { reminderFactsOf, reminderMessage } = await import('#contract/reminders/words.ts')
    for (const change of details)
      for (const moment of ['time', 'moonrise'] as const) {
        const when = { daysBefore: 3, moment }
        const facts = reminderFactsOf({ ...festival, ...change }, when, 'पुणे')
        noEnglish(...Object.values(reminderMessage(facts, reminderWords)))
      }
    const kinds = ['all', 'great', 'ekadashi', 'moon'] as const
    noEnglish(choiceInWords({ kinds: [...kinds] }, [festival]))
  })

  test('events in calendars', async () => {
    const { eventWords: words } = await import('./en/festivalEvent.ts')
    const { detailsOf, momentOf } = await import('#contract/festivals/event.ts')
    const where = { origin: 'https://temple.example', cityName: 'पुणे', templeZone: 'Asia/Kolkata' }
    for (const change of details) {
      const one = { ...festival, ...change }
      noEnglish(detailsOf(one, { ...where, language: 'mr', words }), momentOf(one, words)?.words)
    }
  })

  test('festivals, and why they are on their days', async () => {
    const { greatDays } = await import('#almanac/greatDays.ts')
    const { festivalWords: words } = await import('./en/festivals/words.ts')
    const { movedReason } = await import('./en/festivals/movedReason.ts')
    const pune = { name: 'पुणे', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
    const days = greatDays(pune, '2026-01-01', '2026-12-31')
    expect(days.length).toBeGreaterThan(50)
    for (const day of days)
      noEnglish(words.greatName(day), words.greatText(day), words.greatReason(day))
    noEnglish(movedReason('2026-10-20'))
  })

  test('the sections of a search, and what is wrong with a field', async () => {
    const { sectionWords } = await import('./en/searchSections.ts')
    const { fieldText } = await import('./en/fieldText.ts')
    noEnglish(...Object.values(sectionWords).flat(), fieldText('At most 40 characters'))
  })
})
