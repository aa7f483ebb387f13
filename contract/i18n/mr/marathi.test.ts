import { describe, expect, test } from 'vitest'
import { greatDays } from '#almanac/greatDays.ts'
import { observances } from '#almanac/observances.ts'
import { fullTithiName as englishTithi } from '#almanac/tithiNames.ts'
import { detailsOf, momentOf } from '#contract/festivals/event.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { everyReason } from '#contract/i18n/everyReason.ts'
import { days } from '#contract/i18n/everyText.ts'
import { indianStates } from '#contract/orders/indianStates.ts'
import { reasonText } from '#contract/refusals.ts'
import { reminderFactsOf, reminderMessage } from '#contract/reminders/words.ts'
import { fullTithiName, monthName, nameOfSpan } from './almanacNames.ts'
import * as dates from './dates.ts'
import { eventWords } from './festivalEvent.ts'
import { movedReason } from './festivals/movedReason.ts'
import { festivalWords } from './festivals/words.ts'
import { fieldText } from './fieldText.ts'
import * as longDates from './longDates.ts'
import { choiceInWords } from './reminderChoice.ts'
import { reminderWords } from './reminders.ts'
import { counted } from './plural.ts'
import { codes } from './refusals/codes.ts'
import { refusals } from './refusals/refusals.ts'
import { sectionWords } from './searchSections.ts'
import { stateName } from './stateNames.ts'
import { untilAfter } from './untilAfter.ts'

const pune = { name: 'पुणे', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

/** Names that Marathi writes in Latin letters. */
const latin =
  /\b(?:AVIF|Compatible|Content-Type|Form|GIF|HEIC|Idempotency-Key|If-Match|JPEG|JSON|Most|WebP|WhatsApp|application|example|json)\b/g

const inMarathi = (...texts: (string | undefined)[]) => {
  for (const text of texts) {
    expect(text).toMatch(/[ऀ-ॿ]/)
    expect(text?.replace(latin, '')).not.toMatch(/[a-z]{4}|undefined/i)
  }
}

describe('Dates in Marathi', () => {
  test('name their day and month', () => {
    expect(dates.shortDateText('2026-11-27')).toBe('27 नोव्हें')
    expect(dates.dayText('2026-11-27')).toBe('शुक्रवार, 27 नोव्हें 2026')
    expect(dates.monthText('2026-08-01')).toBe('ऑगस्ट 2026')
    expect(longDates.longDayText('2026-11-26')).toBe('गुरुवार, 26 नोव्हेंबर')
    expect(longDates.shortDayText('2026-11-26')).toBe('गुरु, 26 नोव्हें 2026')
    expect(longDates.longDateText('2026-11-27')).toBe('27 नोव्हेंबर 2026')
  })

  test('have the names of the engine on every day of a year', () => {
    const engine = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('mr-IN-u-nu-latn', { ...options, timeZone: 'UTC' })
      return days.map((day) => format.format(Date.parse(day)))
    }
    expect(days.map(dates.weekdayText)).toEqual(engine({ weekday: 'long' }))
    expect(days.map(dates.shortWeekdayText)).toEqual(engine({ weekday: 'short' }))
    expect(days.map((day) => dates.monthText(day).slice(0, -5))).toEqual(engine({ month: 'long' }))
  })

  test('count none and halves as many', () => {
    const rules = new Intl.PluralRules('mr')
    const forms = { one: 'one', other: 'other' }
    for (const count of [0, 1, 1.5, 2, 21]) expect(counted(count, forms)).toBe(rules.select(count))
  })

  test.each([
    ['00:35', 'रात्री 12:35'],
    ['03:59', 'रात्री 3:59'],
    ['04:00', 'पहाटे 4:00'],
    ['06:05', 'सकाळी 6:05'],
    ['12:00', 'दुपारी 12:00'],
    ['15:59', 'दुपारी 3:59'],
    ['16:00', 'संध्याकाळी 4:00'],
    ['19:59', 'संध्याकाळी 7:59'],
    ['20:51', 'रात्री 8:51'],
    ['23:59', 'रात्री 11:59'],
  ])('%s is said with its part of the day', (time, said) => {
    expect(dates.clockText(time)).toBe(said.replace(' ', '\u00a0'))
    expect(longDates.plainClockText(time)).toBe(said)
  })

  test('a moment of another day names it', () => {
    const at = Date.parse('2026-11-26T19:05Z')
    expect(dates.momentText(at, 'Asia/Kolkata', '2026-11-27')).toBe('रात्री\u00a012:35')
    expect(dates.momentText(at, 'Asia/Kolkata', '2026-11-26')).toBe('रात्री\u00a012:35, 27 नोव्हें')
  })

  test.each([
    [{ from: 1, to: 2 }, '1-2 तास'],
    [{ from: 0.5, to: 1 }, '½-1 तास'],
    [{ from: 1.5, to: 1.5 }, '1½ तास'],
  ])('%j is a time in hours', (hours, said) => expect(dates.hoursText(hours)).toBe(said))
})

test.each([
  ['सकाळी 9:03', 'सकाळी 9:48', '9:48'],
  ['रात्री 11:57', 'रात्री 12:49, 2 डिसें', '12:49, 2 डिसें'],
  ['सकाळी 11:22', 'दुपारी 1:34', 'दुपारी 1:34'],
  ['–', '–', '–'],
])('a span from %s to %s says the part of the day once', (from, until, said) =>
  expect(untilAfter(from, until)).toBe(said),
)

describe('The almanac in Marathi', () => {
  test('names every tithi, each half of the month its own', () => {
    const all = Array.from({ length: 30 }, (_, at) => fullTithiName(at + 1))
    inMarathi(...all)
    expect(new Set(all).size).toBe(30)
    expect(all[18]).toBe('कृष्ण चतुर्थी')
    expect(englishTithi(19)).toBe('Krishna Chaturthi')
  })

  test('names added months and Gauri’s star', () => {
    expect(monthName('Shravana', true)).toBe('अधिक श्रावण')
    expect(nameOfSpan('Jyeshtha')).toBe('ज्येष्ठा नक्षत्र')
  })

  test('has a name, a text and a reason for every great festival and fast of four years', () => {
    // 2026 has an adhika Jyeshtha.
    const days = greatDays(pune, '2024-01-01', '2027-12-31')
    expect(days.length).toBeGreaterThan(300)
    for (const day of days) {
      inMarathi(festivalWords.greatName(day), festivalWords.greatText(day))
      inMarathi(festivalWords.greatReason(day))
    }
  })

  test('tells the two halves of an Ekadashi’s year and customs apart', () => {
    const days = greatDays(pune, '2026-01-01', '2026-12-31')
    const named = days.map((day) => `${festivalWords.greatName(day)} ${day.date}`)
    expect(new Set(named).size).toBe(named.length)
  })

  test('has a name and a text for every day of Ganesha', () => {
    const days = observances(pune, '2024-01-01', '2027-12-31', {})
    for (const day of days)
      inMarathi(festivalWords.ganeshaName(day), festivalWords.ganeshaText(day))
    const angaraki = days.find(({ isAngaraki }) => isAngaraki)
    expect(angaraki && festivalWords.ganeshaName(angaraki)).toMatch(/^\S+ अंगारकी चतुर्थी$/)
  })

  test('says why staff’s day differs', () => inMarathi(movedReason('2026-10-20')))
})

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
  { moonriseTime: '20:51', other: { date: '2026-10-21' } },
  { moonriseTime: '00:10' },
  { puja: { from: '11:10', until: '13:20' }, custom: 'vaishnava', other: { date: '2026-10-21' } },
  { startTime: '18:30', venue: 'मंडप' },
  { startTime: '18:30' },
  { hours: { of: 'parana', from: '00:20', until: '01:09', isNextDay: true } },
  {
    hours: { of: 'nishita', from: '23:20', until: '00:09' },
    other: { date: '2026-10-21', custom: 'maharashtra' },
  },
]

test('every state of India has a Marathi name', () =>
  inMarathi(...Object.keys(indianStates).map(stateName)))

describe('Messages in Marathi', () => {
  test('reminders say the day and its times', () => {
    const facts = reminderFactsOf(
      { ...festival, name: 'गणाधिप संकष्टी चतुर्थी', moonriseTime: '20:51' },
      { daysBefore: 3, moment: 'time' },
      'पुणे',
    )
    expect(reminderMessage(facts, reminderWords)).toEqual({
      title: 'गणाधिप संकष्टी चतुर्थी 3 दिवसांनी आहे',
      body: 'मंगळवार, 20 ऑक्टोबर. पुणे येथे चंद्रोदय रात्री 8:51 वाजता.',
    })
  })

  test('reminders and events have no English word', () => {
    const where = { origin: 'https://a.example', cityName: 'पुणे', templeZone: 'Asia/Kolkata' }
    for (const change of details) {
      const one = { ...festival, ...change }
      for (const moment of ['time', 'moonrise'] as const) {
        const facts = reminderFactsOf(one, { daysBefore: 0, moment }, 'पुणे')
        inMarathi(...Object.values(reminderMessage(facts, reminderWords)))
      }
      inMarathi(detailsOf(one, { ...where, language: 'mr', words: eventWords }))
      inMarathi(momentOf(one, eventWords)?.words)
    }
  })

  test('what was chosen is listed', () => {
    const kinds = ['all', 'great', 'moon'] as const
    expect(choiceInWords({ kinds: [...kinds] }, [festival])).toBe(
      'गणपतीचे सर्व सण, इतर मोठे सण आणि पौर्णिमा व अमावास्या; दसरा, 20 ऑक्टो',
    )
  })

  test('sections of a search, refusals and codes are in Marathi', () => {
    inMarathi(...Object.values(sectionWords).flat(), ...Object.values(codes))
    for (const reason of everyReason) inMarathi(reasonText(refusals, reason))
  })
})

describe('A rule of a field in Marathi', () => {
  test.each([
    ['Required', 'ही माहिती आवश्यक आहे'],
    ['At most 40 characters', 'जास्तीत जास्त 40 अक्षरे'],
    ['You must accept the terms and conditions', 'कृपया अटी व शर्ती मान्य करा'],
    [
      'Please enter your address too: Form 10BD needs it with the PAN',
      'कृपया आपला पत्ताही लिहा: फॉर्म 10BD साठी PAN सोबत पत्ता लागतो',
    ],
    ['At most 1,440 minutes a day', 'दिवसाला जास्तीत जास्त 1,440 मिनिटे'],
    ['The almanac covers 1950 to 2100', 'पंचांग 1950 ते 2100 या वर्षांचे आहे'],
    [
      'The most you can give at once is ₹5,00,000. To give more, please call the temple',
      'एका वेळी जास्तीत जास्त ₹5,00,000 देता येतात. त्याहून अधिक द्यायचे असल्यास कृपया मंदिराला फोन करा',
    ],
    [
      'Must be in international format (e.g., +919876543210)',
      'नंबर देशाच्या कोडसह लिहा (उदा. +919876543210)',
    ],
  ])('%s keeps its numbers', (english, marathi) => expect(fieldText(english)).toBe(marathi))

  test('is in English where staff alone can break it', () =>
    expect(fieldText('Four to eight digits')).toBe('Four to eight digits'))
})
