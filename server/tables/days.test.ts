import { expect, test } from 'vitest'
import { addDays } from '#almanac/civilDate.ts'
import { dayReader } from './dayReader.ts'
import { dayOrderOf, looksLikeDay, readDay, readSerialDay } from './days.ts'

test.each([
  ['05/11/2026', '2026-11-05'],
  ['5/1/26', '2026-01-05'],
  ['05-11-2026', '2026-11-05'],
  ['05.11.2026', '2026-11-05'],
  ['05 11 2026', '2026-11-05'],
  ['05-Nov-2026', '2026-11-05'],
  ['05 NOV 26', '2026-11-05'],
  ["05-Nov'26", '2026-11-05'],
  ['05-Nov’26', '2026-11-05'],
  ['5 November, 2026', '2026-11-05'],
  ['5th Nov 2026', '2026-11-05'],
  ['05Nov2026', '2026-11-05'],
  ['5 Sept. 2026', '2026-09-05'],
  ['Nov 05, 2026', '2026-11-05'],
  ['November 01, 2026', '2026-11-01'],
  ['Nov-05-2026', '2026-11-05'],
  ['Thursday, November 5, 2026', '2026-11-05'],
  ['Thu 5 Nov 2026 10:22', '2026-11-05'],
  ['2026-Nov-05', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['2026/11/05', '2026-11-05'],
  ['2026-11-05T10:22:41.000+05:30', '2026-11-05'],
  ['20261105', '2026-11-05'],
  ['20261105T102241', '2026-11-05'],
  ['05112026', '2026-11-05'],
  ['05/11/2026 23:59:01', '2026-11-05'],
  ['05/11/2026 11:59 PM', '2026-11-05'],
  ['="05/11/2026"', '2026-11-05'],
  ["'05/11/2026", '2026-11-05'],
  ['\u00A005/11/2026\u200E', '2026-11-05'],
  ['05\u00A0Nov\u00A02026', '2026-11-05'],
  ['०५/११/२०२६', '2026-11-05'],
  ['31/02/2026', undefined],
  ['11/25/2026', undefined],
  ['05-Foo-2026', undefined],
  ['630512345678', undefined],
  ['20261305', undefined],
  ['1,001.00', undefined],
  ['1,00,000.00', undefined],
  ['46331', undefined],
  ['', undefined],
])('%j is the day %s', (cell, day) => expect(readDay(cell)).toBe(day))

test('every day of some years is the same in every way to write it', () => {
  const english = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  for (let day = '2024-02-01'; day < '2027-03-01'; day = addDays(day, 1)) {
    const [y = '', m = '', d = ''] = day.split('-')
    const long = english.format(new Date(`${day}T00:00:00Z`))
    const [name = ''] = long.split(' ')
    const short = name.slice(0, 3)
    const ways = [
      `${d}/${m}/${y}`,
      `${Number(d)}-${Number(m)}-${y.slice(2)}`,
      `${d}.${m}.${y} 10:22`,
      `${y}${m}${d}`,
      `${d}${m}${y}`,
      `${day}T00:00:00Z`,
      `${d}-${short}'${y.slice(2)}`,
      `${short} ${d}, ${y}`,
      `${Number(d)} ${name} ${y}`,
      long,
    ]
    for (const way of ways) expect([way, readDay(way)]).toEqual([way, day])
    expect(readDay(`${m}/${d}/${y}`, 'month_first')).toBe(day)
    const serial = Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000)
    expect([readSerialDay(String(serial)), readSerialDay(`${serial}.4326`)]).toEqual([day, day])
  }
})

test.each([
  [['05/11/2026', '12/11/2026'], 'unknown'],
  [['05/11/2026', '27/11/2026'], 'day_first'],
  [['12/1/2026', '11/27/2026'], 'month_first'],
  [['27/11/2026', '11/27/2026'], 'both'],
  [['5 Nov 2026', '2026-11-05'], 'day_first'],
])('the days %j are %s', (cells, order) => expect(dayOrderOf(cells)).toBe(order))

test('one value above 12 in second place settles the column; two orders leave only what is certain', () => {
  const read = (cells: string[]) => cells.map(dayReader(cells, undefined).dayOf)
  expect(read(['12/1/2026', '11/27/2026'])).toEqual(['2026-12-01', '2026-11-27'])
  expect(read(['27/11/2026', '11/27/2026', '05/11/2026', '11/11/2026'])).toEqual([
    '2026-11-27',
    '2026-11-27',
    undefined,
    '2026-11-11',
  ])
  expect(dayReader(['05/11/2026'], 'month_first').dayOf('05/11/2026')).toBe('2026-05-11')
  const settled = dayReader(['27/11/2026', '05/11/2026'], 'month_first')
  expect(settled.dayOf('05/11/2026')).toBe('2026-11-05')
})

test('a month that was read the wrong way round is noticed', () => {
  const scattered = ['11/02/2026', '11/05/2026', '11/09/2026']
  const near = ['02/11/2026', '05/11/2026', '09/11/2026']
  expect(dayReader(scattered, undefined).days.isScattered).toBe(true)
  expect(dayReader(near, undefined).days.isScattered).toBe(false)
  expect(dayReader(scattered, 'day_first').days.isScattered).toBe(false)
  expect(dayReader(near, undefined).days.isUnsure).toBe(true)
  expect(dayReader(['12/12/2026'], undefined).days.isUnsure).toBe(false)
})

test.each([
  ['31/02/2026', true],
  ['########', true],
  ['32-Nov-2026', true],
  ['Total', false],
  ['1,01,001.00', false],
  ['Page 1 of 3', false],
])('%j was meant as a day: %s', (cell, isMeant) => expect(looksLikeDay(cell)).toBe(isMeant))
