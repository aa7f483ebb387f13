import { describe, expect, test } from 'vitest'
import { addDays } from '#almanac/civilDate.ts'
import { greatDays } from '#almanac/greatDays.ts'
import { lunarMonthAt, monthOfLunation } from '#almanac/lunarMonth.ts'
import { observances } from '#almanac/observances.ts'
import { panchang } from '#almanac/panchang.ts'
import { tithiAt } from '#almanac/tithi.ts'
import { fullTithiName, lunarMonths, monthOf, tithiName, yearlyTithi } from './almanacNames.ts'
import { festivalWords } from './festivals/words.ts'

const varanasi = { name: 'वाराणसी', lat: 25.32, lon: 82.97, tz: 'Asia/Kolkata' }

const tithiNames = Array.from({ length: 14 }, (_, at) => tithiName(at + 1))

const datesFrom = (first: string, last: string): string[] => {
  const dates = [first]
  for (let date = first; date < last;) dates.push((date = addDays(date, 1)))
  return dates
}

/** The month that an almanac of the north prints on a date. */
const printedOn = (date: string): string => {
  const { lunarMonth, tithis } = panchang(varanasi, date)
  return monthOf(lunarMonth, tithis[0]?.number ?? 0)
}

/** Each half of a month that begins or ends in these years, in their order: `अधिक ज्येष्ठ कृष्ण`. */
const halves = (() => {
  const names = datesFrom('2020-01-01', '2035-12-31').map((date) => {
    const { lunation, number } = tithiAt(Date.parse(`${date}T12:00Z`))
    const half = number > 15 ? 'कृष्ण' : 'शुक्ल'
    return { half, name: monthOf(monthOfLunation(lunation), number) }
  })
  return names.filter((each, at) => {
    const before = names[at - 1]
    return before?.half !== each.half || before.name !== each.name
  })
})()

/** Months that were added, as published calendars have them. */
const added = [
  [2020, 'आश्विन'],
  [2023, 'श्रावण'],
  [2026, 'ज्येष्ठ'],
  [2029, 'चैत्र'],
  [2031, 'भाद्रपद'],
  [2034, 'आषाढ़'],
] as const

describe('Months that end at the full moon, 2020 to 2035:', () => {
  test('a dark half has the name of the bright one after it, but for an added month', () => {
    for (const [at, { half, name }] of halves.entries()) {
      const next = halves[at + 1]
      if (half === 'शुक्ल' || !next) continue
      expect(next.half).toBe('शुक्ल')
      expect(name.replace('अधिक ', '')).toBe(next.name.replace('अधिक ', ''))
    }
  })

  test('a dark half of the almanac has the name after its own, but for an added month', () => {
    for (const date of datesFrom('2020-01-01', '2035-12-31')) {
      const at = Date.parse(`${date}T12:00Z`)
      const { index, isAdhika } = lunarMonthAt(at)
      const isNext = tithiAt(at).number > 15 && !isAdhika
      const name = lunarMonths[(index + (isNext ? 1 : 0)) % 12]
      const prefix = isAdhika ? 'अधिक ' : ''
      expect([date, monthOf(lunarMonthAt(at), tithiAt(at).number)]).toEqual([date, prefix + name])
    }
  })

  test('the twelve follow one another, each of them whole', () => {
    const months = halves.map(({ name }) => name.replace('अधिक ', ''))
    const inOrder = months.filter((name, at) => months[at - 1] !== name)
    const first = lunarMonths.indexOf(inOrder[0] ?? '')
    expect(inOrder).toEqual(inOrder.map((_, at) => lunarMonths[(first + at) % 12]))
    // The first had begun before.
    expect(inOrder.length).toBe(16 * 12 + 1)
  })

  test.each(added)('the one added in %i lies within its namesake', (_, name) => {
    const at = halves.findIndex((each) => each.name === `अधिक ${name}`)
    expect(halves.slice(at - 1, at + 3).map((each) => `${each.name} ${each.half}`)).toEqual([
      `${name} कृष्ण`,
      `अधिक ${name} शुक्ल`,
      `अधिक ${name} कृष्ण`,
      `${name} शुक्ल`,
    ])
  })

  test('no other month was added', () =>
    expect(new Set(halves.flatMap(({ name }) => (name.startsWith('अधिक ') ? [name] : [])))).toEqual(
      new Set(added.map(([, name]) => `अधिक ${name}`)),
    ))
})

/**
 * First and last days as the press of the north printed them: Dainik Bhaskar (2020), Webdunia (2021, 2023,
 * 2025), samacharweb.com (Shravana 2024), Prabhat Khabar (Jyeshtha 2024), news36garh.com (Phalguna 2024),
 * 24ghanteonline.com (Margashirsha 2024), tazakhabar.co.in (Chaitra 2025), mahamedianews.com (Margashirsha
 * 2025), Rajasthan Patrika (2026).
 */
const printed = [
  ['आश्विन', '2020-09-03', '2020-09-17'],
  ['अधिक आश्विन', '2020-09-18', '2020-10-16'],
  ['आश्विन', '2020-10-17', '2020-10-31'],
  ['वैशाख', '2021-04-28', '2021-05-26'],
  ['श्रावण', '2023-07-04', '2023-07-17'],
  ['अधिक श्रावण', '2023-07-18', '2023-08-16'],
  ['श्रावण', '2023-08-17', '2023-08-31'],
  ['फाल्गुन', '2024-02-25', '2024-03-25'],
  ['ज्येष्ठ', '2024-05-24', '2024-06-22'],
  ['श्रावण', '2024-07-22', '2024-08-19'],
  ['मार्गशीर्ष', '2024-11-16', '2024-12-15'],
  ['फाल्गुन', '2025-02-13', '2025-03-14'],
  ['चैत्र', '2025-03-15', '2025-04-12'],
  ['कार्तिक', '2025-10-08', '2025-11-05'],
  ['मार्गशीर्ष', '2025-11-06', '2025-12-04'],
  ['ज्येष्ठ', '2026-05-02', '2026-05-16'],
  ['अधिक ज्येष्ठ', '2026-05-17', '2026-06-15'],
  ['ज्येष्ठ', '2026-06-16', '2026-06-29'],
] as const

test.each(printed)('%s is from %s to %s, as newspapers have it', (name, first, last) => {
  const days = datesFrom(first, last)
  expect(days.map(printedOn)).toEqual(days.map(() => name))
  expect(printedOn(addDays(first, -1))).not.toBe(name)
  // A full moon that lasts for two sunrises ends the month twice; newspapers count the first.
  const after = addDays(last, 1)
  if (panchang(varanasi, after).tithis[0]?.number !== 15) expect(printedOn(after)).not.toBe(name)
})

describe('Festivals are in the months in which the north keeps them', () => {
  const from = '2020-01-01'
  const until = '2035-12-31'

  test.each([
    ['vat_savitri', 'ज्येष्ठ'],
    ['maha_shivaratri', 'फाल्गुन'],
    ['janmashtami', 'भाद्रपद'],
    ['hariyali_teej', 'श्रावण'],
    ['ahoi_ashtami', 'कार्तिक'],
    ['chhath', 'कार्तिक'],
    ['dhanteras', 'कार्तिक'],
    ['lakshmi_puja', 'कार्तिक'],
    ['sarva_pitru', 'आश्विन'],
    ['holika', 'फाल्गुन'],
    ['ram_navami', 'चैत्र'],
  ])('%s in %s', (kind, month) => {
    const days = greatDays(varanasi, from, until).filter((day) => day.kind === kind)
    expect(days.length).toBeGreaterThanOrEqual(16)
    for (const { lunarMonth, tithi } of days)
      expect(monthOf(lunarMonth, tithi?.number ?? 0)).toBe(month)
  })

  test.each([
    ['लंबोदर संकष्टी चतुर्थी (सकट चौथ)', 'माघ'],
    ['वक्रतुंड संकष्टी चतुर्थी (करवा चौथ)', 'कार्तिक'],
    ['हेरंब संकष्टी चतुर्थी', 'भाद्रपद'],
  ])('%s in %s, which its text says too', (named, month) => {
    const days = observances(varanasi, from, until, {}).filter(
      (day) => festivalWords.ganeshaName(day) === named,
    )
    expect(days.length).toBeGreaterThan(10)
    for (const day of days) {
      expect(monthOf(day.lunarMonth, day.tithi.number)).toBe(month)
      expect(festivalWords.ganeshaText(day)).toMatch(new RegExp(`^${month} की संकष्टी`))
    }
  })

  test('each Sankashti’s text names the month of its day', () => {
    for (const day of observances(varanasi, from, until, {})) {
      if (day.kind !== 'sankashti' || day.lunarMonth.isAdhika) continue
      const month = monthOf(day.lunarMonth, day.tithi.number)
      expect(festivalWords.ganeshaText(day)).toMatch(new RegExp(`^${month} की संकष्टी`))
    }
  })

  test('a great festival’s text that names its tithi names it as the north does', () => {
    const named = new RegExp(
      `(${lunarMonths.join('|')}) (?:(?:शुक्ल|कृष्ण) (?:${tithiNames.join('|')})|पूर्णिमा|अमावस्या)`,
    )
    const days = greatDays(varanasi, '2026-01-01', '2028-12-31', { groups: ['great'] })
    const kinds = new Set<string>()
    for (const day of days) {
      const [said] = named.exec(festivalWords.greatText(day)) ?? []
      if (said === undefined || !day.tithi) continue
      kinds.add(day.kind)
      const { number } = day.tithi
      expect([day.kind, said]).toEqual([
        day.kind,
        `${monthOf(day.lunarMonth, number)} ${fullTithiName(number)}`,
      ])
    }
    expect(kinds.size).toBeGreaterThan(12)
  })

  test('a new moon has the name of the month that it halves, a full moon of that it ends', () => {
    const moons = greatDays(varanasi, '2026-01-01', '2026-12-31').filter(
      ({ group }) => group === 'moon',
    )
    expect(moons.map((day) => festivalWords.greatName(day))).toEqual([
      'पौष पूर्णिमा',
      'माघ अमावस्या',
      'माघ पूर्णिमा',
      'फाल्गुन अमावस्या',
      'फाल्गुन पूर्णिमा',
      'चैत्र अमावस्या',
      'चैत्र पूर्णिमा',
      'वैशाख अमावस्या',
      'वैशाख पूर्णिमा',
      'ज्येष्ठ अमावस्या',
      'अधिक ज्येष्ठ पूर्णिमा',
      'सोमवती अमावस्या',
      'ज्येष्ठ पूर्णिमा',
      'आषाढ़ अमावस्या',
      'आषाढ़ पूर्णिमा',
      'श्रावण अमावस्या',
      'श्रावण पूर्णिमा',
      'भाद्रपद अमावस्या',
      'भाद्रपद पूर्णिमा',
      'आश्विन अमावस्या',
      'आश्विन पूर्णिमा',
      'सोमवती अमावस्या',
      'कार्तिक पूर्णिमा',
      'मार्गशीर्ष अमावस्या',
      'मार्गशीर्ष पूर्णिमा',
    ])
  })
})

test('a month that is two at once gives its dark half to the second after it', () => {
  const kshaya = lunarMonthAt(Date.UTC(1983, 0, 20))
  expect([monthOf(kshaya, 5), monthOf(kshaya, 30)]).toEqual(['पौष', 'फाल्गुन'])
})

test.each([
  [10, 4, 'पौष शुक्ल चतुर्थी'],
  [10, 19, 'माघ कृष्ण चतुर्थी'],
  [12, 30, 'चैत्र अमावस्या'],
  [1, 15, 'चैत्र पूर्णिमा'],
])('the yearly day of the almanac’s month %i and tithi %i is %s', (month, tithi, said) =>
  expect(yearlyTithi(month, tithi)).toBe(said),
)
