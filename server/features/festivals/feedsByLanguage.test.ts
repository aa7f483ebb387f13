import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { feedIcs } from '#contract/festivals/ics.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { BuiltApp } from '#server/http/render.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { sharedTestApp } from '#server/test/testApp.ts'
import { wordsOf } from './words.ts'

withPseudoWords()

const template = '<html><div id="root"></div></html>'
const app: BuiltApp = {
  template,
  styles: [],
  render: async () => ({ status: 200, html: '' }),
  renderManifest: async () => '{}',
}

const open = sharedTestApp({
  now: () => saturdayNoon,
  publicUrl: 'https://temple.example',
  translations: new Map([['mr', app]]),
})

const feed = async (path: string) => {
  const temple = await open()
  if (!(await temple.db('festivals').first('id'))) await temple.festivals.generate(temple.db)
  const { status, text } = await temple.send(path)
  return {
    status,
    calendar: status === 200 ? new ICAL.Component(ICAL.parse(text) as string) : undefined,
  }
}

const firstUrl = (calendar: ICAL.Component | undefined) =>
  calendar?.getFirstSubcomponent('vevent')?.getFirstPropertyValue('url')

test('A feed below the prefix of a language is in that language, and leads to its pages', async () => {
  const english = await feed('/calendar/feed/temple.ics')
  const marathi = await feed('/mr/calendar/feed/temple.ics')
  expect(english.calendar?.getFirstPropertyValue('x-wr-calname')).toBe('Ganesha festivals, Pune')
  expect(latinIn(String(marathi.calendar?.getFirstPropertyValue('x-wr-calname')))).toEqual([])
  expect(firstUrl(english.calendar)).toMatch(/^https:\/\/temple\.example\/calendar\//)
  expect(firstUrl(marathi.calendar)).toBe(
    String(firstUrl(english.calendar)).replace('/calendar/', '/mr/calendar/'),
  )
  expect((await feed('/mr/robots.txt')).status).toBe(404)
  expect((await feed('/hi/calendar/feed/temple.ics')).status).toBe(404)
})

describe('An event in a calendar', () => {
  const festival: Festival = {
    id: 'a',
    key: 'a',
    slug: 'a',
    name: 'संकष्टी',
    date: '2026-11-27',
    description: 'उपवास',
    tithi: 19,
    category: 'sankashti',
    sequence: 0,
  }
  const hours = { from: '00:20', until: '01:09', isNextDay: true } as const

  test.each<Partial<Festival>>([
    { moonriseTime: '00:10', other: { date: '2026-11-28' } },
    { puja: { from: '11:10', until: '13:20' } },
    { startTime: '18:30', venue: 'मंडप' },
    { hours: { of: 'nishita', ...hours }, other: { date: '2026-11-28', custom: 'vaishnava' } },
    { hours: { of: 'parana', ...hours } },
    { hours: { of: 'bhadra_puchha', ...hours } },
  ])('has no English words for those who read Marathi: %j', (change) => {
    const { event: words, feed: name } = wordsOf('mr')
    const options = { origin: 'https://temple.example', cityName: 'पुणे', templeZone: 'Asia/Kolkata' }
    const named = { ...options, language: 'mr', words, name: name('moon', 'पुणे') } as const
    const calendar = new ICAL.Component(
      ICAL.parse(feedIcs([{ ...festival, ...change }], named)) as string,
    )
    const event = calendar.getFirstSubcomponent('vevent')
    const texts = [
      ...['summary', 'description', 'location'].map((key) => event?.getFirstPropertyValue(key)),
      ...(event?.getAllSubcomponents('valarm') ?? []).map((each) =>
        each.getFirstPropertyValue('description'),
      ),
    ]
    expect(texts.length).toBeGreaterThan(6)
    expect(latinIn(texts.join('\n'))).toEqual([])
  })
})
