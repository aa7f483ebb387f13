import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { eventWords } from '#contract/i18n/en/festivalEvent.ts'
import { describe, expect, it } from 'vitest'
import { googleCalendarLink, type IcsOptions, uidOf } from './event.ts'
import { feedIcs, festivalIcs } from './ics.ts'
import type { Festival } from './public.ts'

const options: IcsOptions = {
  origin: 'https://temple.example',
  cityName: 'Pune',
  templeZone: 'Asia/Kolkata',
  language: 'en' as const,
  words: eventWords,
}

const aFestival = (change: Partial<Festival> = {}): Festival => ({
  id: 'sankashti-kartika-2026',
  key: 'sankashti-kartika-2026',
  slug: 'ganadhipa-sankashti-2026',
  name: 'Ganadhipa Sankashti',
  date: '2026-11-27',
  description: 'Fast from sunrise; break it when the moon has risen.',
  moonriseTime: '20:52',
  tithi: 19,
  category: 'sankashti',
  sequence: 0,
  ...change,
})

const eventsOf = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics) as string).getAllSubcomponents('vevent')

const eventOf = (ics: string) => {
  const [event, ...others] = eventsOf(ics)
  if (!event || others.length > 0) throw new Error('expected one event')
  return event
}

/** When each alarm of an event goes off, and its text. */
const alarmsOf = (festival: Festival): [string, string][] => {
  const event = new ICAL.Event(eventOf(festivalIcs(festival, options)))
  return event.component.getAllSubcomponents('valarm').map((alarm) => {
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY')
    const at = event.startDate.clone()
    at.isDate = false
    at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration)
    expect(alarm.getFirstProperty('trigger')?.getParameter('related') ?? 'START').toBe('START')
    return [at.toString(), String(alarm.getFirstPropertyValue('description'))]
  })
}

const octets = (line: string) => new TextEncoder().encode(line).length

describe('A festival as a calendar file', () => {
  it('is a whole day with an end that is not in it, and keeps nobody busy', () => {
    const ics = festivalIcs(aFestival(), options)
    expect(ics).toContain('DTSTART;VALUE=DATE:20261127\r\nDTEND;VALUE=DATE:20261128\r\n')
    const event = eventOf(ics)
    expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(event.getFirstPropertyValue('summary')).toBe('Ganadhipa Sankashti')
    expect(event.getFirstPropertyValue('url')).toBe(
      'https://temple.example/calendar/ganadhipa-sankashti-2026',
    )
    expect(event.getFirstPropertyValue('description')).toBe(
      'Fast from sunrise; break it when the moon has risen.\n\n' +
        'Tithi: Krishna Chaturthi.\n\n' +
        'Moonrise in Pune: 8:52 PM. Buildings, hills or haze may delay your sight of it.',
    )
  })

  it.each([
    ['2026-12-31', '20270101'],
    ['2028-02-28', '20280229'],
    ['2100-02-28', '21000301'],
  ])('of %s ends before %s', (date, end) => {
    expect(festivalIcs(aFestival({ date }), options)).toContain(`DTEND;VALUE=DATE:${end}`)
  })

  it('reminds 7, 3 and 1 days before at nine, on the day at five and when the moon rises', () => {
    expect(alarmsOf(aFestival())).toEqual([
      ['2026-11-20T09:00:00', 'Ganadhipa Sankashti: in 7 days'],
      ['2026-11-24T09:00:00', 'Ganadhipa Sankashti: in 3 days'],
      ['2026-11-26T09:00:00', 'Ganadhipa Sankashti: tomorrow'],
      ['2026-11-27T05:00:00', 'Ganadhipa Sankashti: today'],
      ['2026-11-27T20:52:00', 'Ganadhipa Sankashti: moonrise, 8:52 PM'],
    ])
  })

  it('reminds on the next date where the moon rises after midnight', () => {
    expect(alarmsOf(aFestival({ moonriseTime: '00:35' })).at(-1)).toEqual([
      '2026-11-28T00:35:00',
      'Ganadhipa Sankashti: moonrise, 12:35 AM, after midnight',
    ])
  })

  it('reminds when the midday puja begins, and says its hours', () => {
    const { moonriseTime: _, ...noMoon } = aFestival({ name: 'Vinayaka Chaturthi' })
    const vinayaka = { ...noMoon, puja: { from: '11:21', until: '13:34' } }
    expect(alarmsOf(vinayaka).at(-1)).toEqual([
      '2026-11-27T11:21:00',
      'Vinayaka Chaturthi: midday puja, 11:21 AM',
    ])
    expect(eventOf(festivalIcs(vinayaka, options)).getFirstPropertyValue('description')).toContain(
      'Midday puja in Pune: 11:21 AM to 1:34 PM.',
    )
    expect(alarmsOf(noMoon)).toHaveLength(4)
  })

  it('with an hour begins then, by the temple’s clock, at its place, and reminds as before', () => {
    const { moonriseTime: _, ...day } = aFestival({
      startTime: '18:30',
      venue: 'Hall, first floor',
    })
    const ics = festivalIcs(day, options)
    expect(ics).toContain('DTSTART:20261127T130000Z\r\n')
    expect(ics).not.toContain('DTEND')
    expect(eventOf(ics).getFirstPropertyValue('location')).toBe('Hall, first floor')
    const alarms = new ICAL.Event(eventOf(ics)).component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    // Seven, three and one day before at nine, at five on the day, and when it begins.
    expect(alarms).toEqual(['-P7DT9H30M', '-P3DT9H30M', '-P1DT9H30M', '-PT13H30M', 'PT0S'])
    const abroad = festivalIcs(
      { ...day, date: '2026-07-01' },
      { ...options, templeZone: 'Europe/London' },
    )
    expect(abroad).toContain('DTSTART:20260701T173000Z')
    const link = new URL(googleCalendarLink(day, options)).searchParams
    expect(link.get('dates')).toBe('20261127T130000Z/20261127T130000Z')
    expect(link.get('location')).toBe('Hall, first floor')
  })

  it('says so where the moon rises after midnight, and nothing where no moonrise matters', () => {
    const late = festivalIcs(aFestival({ moonriseTime: '00:35' }), options)
    expect(eventOf(late).getFirstPropertyValue('description')).toContain('12:35 AM, after midnight')
    const { moonriseTime: _, ...noMoon } = aFestival()
    expect(festivalIcs(noMoon, options)).not.toContain('Moonrise')
  })

  it('is byte for byte the same for the same festival, and newer where it was moved', () => {
    const ics = festivalIcs(aFestival(), options)
    expect(festivalIcs(aFestival(), options)).toBe(ics)
    const changedAt = '2026-12-22T07:30:00.000Z'
    const change = { date: '2026-11-28', sequence: 1, changedAt }
    const moved = eventOf(festivalIcs(aFestival(change), options))
    const stampOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('dtstamp'))
    expect(moved.getFirstPropertyValue('sequence')).toBe(1)
    expect(moved.getFirstPropertyValue('uid')).toBe(eventOf(ics).getFirstPropertyValue('uid'))
    expect(stampOf(moved) > stampOf(eventOf(ics))).toBe(true)
  })

  it('shows a change of its text, although its date stays', () => {
    const changedAt = '2026-12-22T07:30:00.000Z'
    const event = eventOf(festivalIcs(aFestival({ name: 'Our Sankashti', changedAt }), options))
    expect(event.getFirstPropertyValue('sequence')).toBe(0)
    for (const name of ['dtstamp', 'last-modified'])
      expect(String(event.getFirstPropertyValue(name))).toBe('2026-12-22T07:30:00Z')
  })

  it('is newer if the app’s texts changed after staff changed it', () => {
    const stampOf = (festival: Festival) =>
      String(eventOf(festivalIcs(festival, options)).getFirstPropertyValue('dtstamp'))
    const changedAt = '2020-01-01T00:00:00.000Z'
    expect(stampOf(aFestival({ changedAt }))).toBe(stampOf(aFestival()))
  })

  it('is a different event in each city, except for a day staff added', () => {
    const london = { ...options, cityName: 'London', cityId: 'london' }
    expect(uidOf(aFestival(), options)).toBe('sankashti-kartika-2026@temple.example')
    expect(uidOf(aFestival(), london)).toBe('sankashti-kartika-2026.london@temple.example')
    const { key: _, ...added } = aFestival({ id: '7c9e' })
    expect(uidOf(added, london)).toBe('7c9e@temple.example')
  })

  it.each([
    'Back\\slash; semi, comma: colon "quotes"',
    'Title\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    'Bell\u0007 and tab\t',
    'ॐ'.repeat(200),
    'गणेशचतुर्थी'.repeat(20).slice(0, 200),
    '🐘🪔🙏🏿👨‍👩‍👧'.repeat(20),
  ])('carries the title %j in lines of 75 octets at most', (name) => {
    const ics = festivalIcs(aFestival({ name, description: name }), options)
    expectSound(ics)
    const expected = name
      .replaceAll(/[\r\n]+/g, ' ')
      .replaceAll('\u0007', ' ')
      .replaceAll('\t', ' ')
    expect(eventOf(ics).getFirstPropertyValue('summary')).toBe(expected)
  })

  it('is sound whatever is written in it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom('\\', ';', ',', '"', ':', '\r', '\n', 'क', '🐘'),
        maxLength: 90,
      }),
    )
    fc.assert(
      fc.property(text, text, (name, description) => {
        const ics = festivalIcs(aFestival({ name, description }), options)
        expectSound(ics)
        expect(ics.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
        expect(eventOf(ics).getFirstPropertyValue('uid')).toBe(
          'sankashti-kartika-2026@temple.example',
        )
      }),
    )
  })
})

function expectSound(ics: string): void {
  expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of ics.split('\r\n')) {
    expect(octets(line)).toBeLessThanOrEqual(75)
    expect([...line].every((character) => character >= ' ')).toBe(true)
  }
}

describe('A city’s festivals as a feed', () => {
  const feed = feedIcs(
    [aFestival(), aFestival({ id: 'b', key: 'ganesh-chaturthi-2026', date: '2026-09-14' })],
    { ...options, name: 'Ganesha festivals, Pune' },
  )

  it('has a name, is asked for daily and ends with a line end', () => {
    const calendar = new ICAL.Component(ICAL.parse(feed) as string)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Ganesha festivals, Pune')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('has every festival once, each with its own UID', () => {
    const uids = eventsOf(feed).map((event) => event.getFirstPropertyValue('uid'))
    expect(new Set(uids).size).toBe(2)
  })

  it('is a calendar even if nothing is coming', () => {
    expect(eventsOf(feedIcs([], { ...options, name: 'Empty' }))).toEqual([])
  })
})

describe('The link to Google Calendar', () => {
  it('fills in the whole day', () => {
    const link = new URL(googleCalendarLink(aFestival({ name: 'A & B' }), options))
    expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'A & B',
      dates: '20261127/20261128',
    })
  })
})
