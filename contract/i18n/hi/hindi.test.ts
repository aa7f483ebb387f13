import { describe, expect, test } from 'vitest'
import { greatDays } from '#almanac/greatDays.ts'
import { observances } from '#almanac/observances.ts'
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
import { sentence } from './refusals/sentence.ts'
import { sectionWords } from './searchSections.ts'
import { stateName } from './stateNames.ts'

const varanasi = { name: 'वाराणसी', lat: 25.32, lon: 82.97, tz: 'Asia/Kolkata' }

/** Names that Hindi writes in Latin letters. */
const latin =
  /\b(?:AVIF|Compatible|Content-Type|Form|GIF|HEIC|Idempotency-Key|If-Match|JPEG|JSON|Most|WebP|WhatsApp|application|example|json)\b/g

const inHindi = (...texts: (string | undefined)[]) => {
  for (const text of texts) {
    expect(text).toMatch(/[ऀ-ॿ]/)
    expect(text?.replace(latin, '')).not.toMatch(/[a-z]{4}|undefined/i)
    // Letters that Marathi has and Hindi has not.
    expect(text).not.toMatch(/[ळऱॲ]/)
  }
}

describe('Dates in Hindi', () => {
  test('name their day and month', () => {
    expect(dates.shortDateText('2026-11-27')).toBe('27 नव॰')
    expect(dates.dayText('2026-11-27')).toBe('शुक्रवार, 27 नव॰ 2026')
    expect(dates.monthText('2026-02-01')).toBe('फ़रवरी 2026')
    expect(longDates.longDayText('2026-11-26')).toBe('गुरुवार, 26 नवंबर')
    expect(longDates.shortDayText('2026-11-26')).toBe('गुरु, 26 नव॰ 2026')
    expect(longDates.longDateText('2026-11-27')).toBe('27 नवंबर 2026')
  })

  test('have the names of the engine on every day of a year', () => {
    const engine = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { ...options, timeZone: 'UTC' })
      return days.map((day) => format.format(Date.parse(day)))
    }
    expect(days.map(dates.weekdayText)).toEqual(engine({ weekday: 'long' }))
    expect(days.map(dates.shortWeekdayText)).toEqual(engine({ weekday: 'short' }))
    expect(days.map(dates.shortMonthText)).toEqual(engine({ month: 'short' }))
    expect(days.map((day) => dates.monthText(day).slice(0, -5))).toEqual(engine({ month: 'long' }))
  })

  test('count none, and a half, as one', () => {
    const rules = new Intl.PluralRules('hi')
    const forms = { one: 'one', other: 'other' }
    for (const count of [0, 0.5, 1, 1.5, 2, 21])
      expect(counted(count, forms)).toBe(rules.select(count))
  })

  test('every hour is said with the part of the day that the engine names', () => {
    const format = new Intl.DateTimeFormat('hi-u-nu-latn', {
      hour: 'numeric',
      hourCycle: 'h12',
      dayPeriod: 'long',
      timeZone: 'UTC',
    })
    for (let hour = 0; hour < 24; hour++) {
      const time = `${String(hour).padStart(2, '0')}:05`
      const said = format.format(Date.parse(`2026-11-27T${time}Z`))
      expect(longDates.plainClockText(time)).toBe(`${said}:05`)
    }
    expect(dates.clockText('20:51')).toBe('रात\u00a08:51')
  })

  test('a moment of another day names it', () => {
    const at = Date.parse('2026-11-26T19:05Z')
    expect(dates.momentText(at, 'Asia/Kolkata', '2026-11-27')).toBe('रात\u00a012:35')
    expect(dates.momentText(at, 'Asia/Kolkata', '2026-11-26')).toBe('रात\u00a012:35, 27 नव॰')
  })

  test.each([
    [{ from: 1, to: 2 }, '1-2 घंटे'],
    [{ from: 0.5, to: 1 }, '½-1 घंटा'],
    [{ from: 1.5, to: 1.5 }, '1½ घंटे'],
  ])('%j is a time in hours', (hours, said) => expect(dates.hoursText(hours)).toBe(said))
})

describe('The almanac in Hindi', () => {
  test('names every tithi, each half of the month its own', () => {
    const all = Array.from({ length: 30 }, (_, at) => fullTithiName(at + 1))
    inHindi(...all)
    expect(new Set(all).size).toBe(30)
    expect(all[18]).toBe('कृष्ण चतुर्थी')
  })

  test('names added months and Gauri’s star', () => {
    expect(monthName('Shravana', true)).toBe('अधिक श्रावण')
    expect(nameOfSpan('Jyeshtha')).toBe('ज्येष्ठा नक्षत्र')
  })

  test('has a name, a text and a reason for every great festival and fast of four years', () => {
    // 2026 has an adhika Jyeshtha.
    const days = greatDays(varanasi, '2024-01-01', '2027-12-31')
    expect(days.length).toBeGreaterThan(300)
    for (const day of days) {
      inHindi(festivalWords.greatName(day), festivalWords.greatText(day))
      inHindi(festivalWords.greatReason(day))
    }
  })

  test('leaves the date of the north unmarked, beside that of a custom', () => {
    const named = greatDays(varanasi, '2025-10-01', '2025-11-30')
      .filter(({ kind, other }) => kind === 'lakshmi_puja' && other)
      .map((day) => `${day.date} ${festivalWords.greatName(day)}`)
    expect(named).toEqual(['2025-10-20 दीपावली (लक्ष्मी पूजा)', '2025-10-21 दीपावली (महाराष्ट्र)'])
  })

  test('has a name and a text for every day of Ganesha', () => {
    const days = observances(varanasi, '2024-01-01', '2027-12-31', {})
    for (const day of days) inHindi(festivalWords.ganeshaName(day), festivalWords.ganeshaText(day))
    const angaraki = days.find(({ isAngaraki }) => isAngaraki)
    expect(angaraki && festivalWords.ganeshaName(angaraki)).toMatch(/^\S+ अंगारकी चतुर्थी/)
  })

  test('says why staff’s day differs', () => inHindi(movedReason('2026-10-20')))
})

const festival: Festival = {
  id: 'a',
  key: 'a',
  slug: 'a',
  name: 'दशहरा',
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

test('every state of India has a Hindi name', () =>
  inHindi(...Object.keys(indianStates).map(stateName)))

describe('Messages in Hindi', () => {
  test('reminders say the day and its times', () => {
    const facts = reminderFactsOf(
      { ...festival, name: 'गणाधिप संकष्टी चतुर्थी', moonriseTime: '20:51' },
      { daysBefore: 3, moment: 'time' },
      'पुणे',
    )
    expect(reminderMessage(facts, reminderWords)).toEqual({
      title: 'गणाधिप संकष्टी चतुर्थी 3 दिन बाद है',
      body: 'मंगलवार, 20 अक्टूबर। पुणे में चंद्रोदय रात 8:51 बजे।',
    })
  })

  test('reminders and events have no English word', () => {
    const where = { origin: 'https://a.example', cityName: 'पुणे', templeZone: 'Asia/Kolkata' }
    for (const change of details) {
      const one = { ...festival, ...change }
      for (const moment of ['time', 'moonrise'] as const) {
        const facts = reminderFactsOf(one, { daysBefore: 0, moment }, 'पुणे')
        inHindi(...Object.values(reminderMessage(facts, reminderWords)))
      }
      inHindi(detailsOf(one, { ...where, language: 'hi', words: eventWords }))
      inHindi(momentOf(one, eventWords)?.words)
    }
  })

  test.each([
    [{ other: { date: '2026-10-21', custom: 'maharashtra' } }, 'महाराष्ट्र में'],
    [{ other: { date: '2026-10-21' }, custom: 'maharashtra' }, 'उत्तर भारत में'],
    [{ other: { date: '2026-10-21', custom: 'vaishnava' } }, 'वैष्णव परंपरा में'],
    [{ other: { date: '2026-10-21' }, custom: 'vaishnava' }, 'अधिकतर घरों में'],
  ] as const)('%j is another day %s', (of, whose) =>
    expect(reminderWords.otherDay(of)).toBe(`${whose} यह पर्व बुधवार, 21 अक्टूबर को मनाया जाता है।`),
  )

  test('what was chosen is listed', () => {
    const kinds = ['all', 'great', 'moon'] as const
    expect(choiceInWords({ kinds: [...kinds] }, [festival])).toBe(
      'गणेश जी के सभी पर्व, अन्य बड़े त्योहार और पूर्णिमा व अमावस्या; दशहरा, 20 अक्टू॰',
    )
  })

  test('sections of a search, refusals and codes are in Hindi', () => {
    inHindi(...Object.values(sectionWords).flat(), ...Object.values(codes))
    for (const reason of everyReason) inHindi(reasonText(refusals, reason))
  })

  test('a text beside a field becomes a sentence once', () => {
    expect(sentence('कृपया पूजा चुनें')).toBe('कृपया पूजा चुनें।')
    expect(sentence('यह लेख हटा दिया गया है।')).toBe('यह लेख हटा दिया गया है।')
  })
})

describe('A rule of a field in Hindi', () => {
  test.each([
    ['Required', 'यह जानकारी ज़रूरी है'],
    ['At most 40 characters', 'अधिकतम 40 अक्षर'],
    [
      'Please enter your address too: Form 10BD needs it with the PAN',
      'कृपया अपना पता भी लिखें: फ़ॉर्म 10BD में PAN के साथ पता ज़रूरी है',
    ],
    ['At most 1,440 minutes a day', 'दिन में अधिकतम 1,440 मिनट'],
    ['The almanac covers 1950 to 2100', 'पंचांग 1950 से 2100 तक का है'],
    [
      'The most you can give at once is ₹5,00,000. To give more, please call the temple',
      'एक बार में अधिकतम ₹5,00,000 दिए जा सकते हैं। इससे ज़्यादा देने के लिए कृपया मंदिर को फ़ोन करें',
    ],
    [
      'Must be in international format (e.g., +919876543210)',
      'नंबर देश के कोड के साथ लिखें (जैसे +919876543210)',
    ],
  ])('%s keeps its numbers', (english, hindi) => expect(fieldText(english)).toBe(hindi))

  test('is in English where staff alone can break it', () =>
    expect(fieldText('Four to eight digits')).toBe('Four to eight digits'))
})
