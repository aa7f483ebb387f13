import { describe, expect, test } from 'vitest'
import {
  areReadable,
  isClosedOn,
  isOutside,
  isOutsideOn,
  openState,
  spansOf,
  spansOn,
  weekdaysOf,
} from './openingHours.ts'

const rows = [
  { days: 'Mon-Fri', hours: '6 AM-12 PM and 4-9 PM' },
  { days: 'Sat-Sun', hours: '5 AM-9 PM' },
  { days: 'Festival days', hours: '4 AM-11 PM' },
]

describe('Days and hours as staff write them', () => {
  test.each([
    ['Mon-Fri', [0, 1, 2, 3, 4]],
    ['Sat–Sun', [5, 6]],
    ['Saturday and Sunday', [5, 6]],
    ['Tue, Thurs & Sat', [1, 3, 5]],
    ['Fri to Mon', [4, 5, 6, 0]],
    ['Daily', [0, 1, 2, 3, 4, 5, 6]],
    ['Festival days', undefined],
    ['Monsoon', undefined],
    ['', undefined],
    // A word that every object knows.
    ['__proto__', undefined],
  ])('%s', (days, expected) => expect(weekdaysOf(days)).toEqual(expected))

  test.each([
    [
      '6 AM-12 PM and 4-9 PM',
      [
        [360, 720],
        [960, 1260],
      ],
    ],
    ['5 AM-9 PM', [[300, 1260]]],
    ['10-2 PM', [[600, 840]]],
    ['6-12 PM', [[360, 720]]],
    [
      '6:30 a.m. to noon, 4.15 pm – 9 pm',
      [
        [390, 720],
        [975, 1260],
      ],
    ],
    [
      '06:00-12:00; 16:00-21:30',
      [
        [360, 720],
        [960, 1290],
      ],
    ],
    ['7 PM-1 AM', [[1140, 1500]]],
    ['6 PM-midnight', [[1080, 1440]]],
    ['12 AM-12 AM', [[0, 1440]]],
    ['Open 24 hours', [[0, 1440]]],
    ['Closed', []],
    ['6-12', undefined],
    ['25:00-26:00', undefined],
    ['13 PM-2 PM', undefined],
    ['6 AM', undefined],
    ['by appointment', undefined],
  ])('%s', (hours, expected) =>
    expect(spansOf(hours)).toEqual(expected?.map(([from, until]) => ({ from, until }))),
  )

  test('are refused only where digits cannot be read', () => {
    expect(['6 AM-12 PM', 'by appointment', 'Closed'].every(areReadable)).toBe(true)
    expect(areReadable('6-12')).toBe(false)
  })
})

describe('Whether the temple is open', () => {
  const stateAt = (at: string, of = rows, zone = 'Asia/Kolkata') =>
    openState({ templeHours: of }, Date.parse(at), zone)

  // Times in Pune: 5:30 ahead. 26 November 2026 is a Thursday.
  test.each([
    ['2026-11-26T00:29:59Z', { isOpen: false, opens: { minute: 360, days: 0, weekday: 3 } }],
    ['2026-11-26T00:30:00Z', { isOpen: true, until: { minute: 720, days: 0 } }],
    ['2026-11-26T06:29:59Z', { isOpen: true, until: { minute: 720, days: 0 } }],
    ['2026-11-26T06:30:00Z', { isOpen: false, opens: { minute: 960, days: 0, weekday: 3 } }],
    ['2026-11-26T15:30:00Z', { isOpen: false, opens: { minute: 360, days: 1, weekday: 4 } }],
    ['2026-11-29T16:00:00Z', { isOpen: false, opens: { minute: 360, days: 1, weekday: 0 } }],
  ])('%s', (at, expected) => expect(stateAt(at)).toEqual(expected))

  test('follows the clock of the temple, not of the phone', () => {
    expect(stateAt('2026-11-26T12:00:00Z', rows, 'Europe/London')?.isOpen).toBe(false)
    expect(stateAt('2026-11-26T12:00:00Z', rows, 'America/New_York')?.isOpen).toBe(true)
  })

  test('stays open across midnight, also from Sunday to Monday', () => {
    const late = [{ days: 'Sun', hours: '7 PM-1 AM' }]
    expect(stateAt('2026-11-29T19:00:00Z', late)).toEqual({
      isOpen: true,
      until: { minute: 60, days: 0 },
    })
    expect(stateAt('2026-11-29T16:00:00Z', late)).toEqual({
      isOpen: true,
      until: { minute: 60, days: 1 },
    })
  })

  test('joins hours that touch, and knows a temple that never closes', () => {
    const touching = [{ days: 'Daily', hours: '5 AM-12 PM and 12 PM-9 PM' }]
    expect(stateAt('2026-11-26T05:00:00Z', touching)).toEqual({
      isOpen: true,
      until: { minute: 1260, days: 0 },
    })
    const always = [{ days: 'Daily', hours: '24 hours' }]
    expect(stateAt('2026-11-26T05:00:00Z', always)).toEqual({ isOpen: true, until: undefined })
  })

  test('names a day further on', () => {
    const weekly = [{ days: 'Tue', hours: '6 AM-8 AM' }]
    expect(stateAt('2026-11-26T05:00:00Z', weekly)).toEqual({
      isOpen: false,
      opens: { minute: 360, days: 5, weekday: 1 },
    })
  })

  test('says nothing if no row can be read', () => {
    expect(stateAt('2026-11-26T05:00:00Z', [{ days: 'Festival days', hours: '4 AM-11 PM' }])).toBe(
      undefined,
    )
    expect(stateAt('2026-11-26T05:00:00Z', [{ days: 'Daily', hours: 'by appointment' }])).toBe(
      undefined,
    )
  })
})

test.each([
  ['5-6 AM', 6 * 60, 10 * 60, true],
  ['5-7 AM', 6 * 60, 10 * 60, false],
  ['6 AM-12 PM and 4-9 PM', 20 * 60 + 25, 22 * 60 + 25, false],
  ['6 AM-12 PM and 4-8 PM', 20 * 60 + 25, 22 * 60 + 25, true],
  ['5 PM-1 AM', 24 * 60, 26 * 60, false],
  ['Closed', 6 * 60, 10 * 60, true],
  ['by appointment', 6 * 60, 10 * 60, false],
])('with the hours %s, the part from minute %i to %i lies outside: %s', (hours, from, to, is) => {
  expect(isOutside({ from, to }, hours)).toBe(is)
})

describe('A day with other hours', () => {
  const at = (time: string) => Date.parse(`2026-11-${time}:00+05:30`)
  const specials = [
    { date: '2026-11-24', hours: 'Closed' },
    { date: '2026-11-25', hours: '4 AM-11 PM' },
  ]
  const state = (time: string) =>
    openState({ templeHours: rows, specialDays: specials }, at(time), 'Asia/Kolkata')

  test('is closed all day, and says when the temple opens next', () => {
    expect(state('24T08:00')).toEqual({
      isOpen: false,
      opens: { minute: 240, days: 1, weekday: 2 },
    })
  })

  test('is open at its own hours, and only on that day', () => {
    expect(state('25T22:00')).toEqual({ isOpen: true, until: { minute: 23 * 60, days: 0 } })
    expect(state('26T22:00')).toMatchObject({ isOpen: false })
    expect(state('23T08:00')).toMatchObject({ isOpen: true })
  })
})

describe('A day with a further opening', () => {
  // Friday, 27 November, is a Sankashti: its moonrise is awaited from 8:20 PM to 10:20 PM.
  const extraHours = [{ date: '2026-11-27', from: 1220, until: 1340 }]
  const at = (time: string) => Date.parse(`2026-11-${time}:00+05:30`)
  const state = (time: string, change: Partial<Parameters<typeof openState>[0]> = {}) =>
    openState({ templeHours: rows, extraHours, ...change }, at(time), 'Asia/Kolkata')

  test('is open until it ends, and only on that day', () => {
    expect(state('27T19:40')).toEqual({ isOpen: true, until: { minute: 1340, days: 0 } })
    expect(state('27T22:19')).toEqual({ isOpen: true, until: { minute: 1340, days: 0 } })
    expect(state('27T22:20')).toMatchObject({ isOpen: false, opens: { minute: 300, days: 1 } })
    expect(state('26T21:30')).toMatchObject({ isOpen: false })
  })

  test('opens again for one that begins after the usual hours, also after midnight', () => {
    const late = [{ date: '2026-11-27', from: 1460, until: 1580 }]
    expect(state('27T22:00', { extraHours: late })).toMatchObject({
      isOpen: false,
      opens: { minute: 20, days: 1 },
    })
    expect(state('28T01:00', { extraHours: late })).toEqual({
      isOpen: true,
      until: { minute: 140, days: 0 },
    })
  })

  test('that is closed stays closed', () => {
    const specialDays = [{ date: '2026-11-27', hours: 'Closed' }]
    expect(state('27T21:00', { specialDays })).toMatchObject({ isOpen: false, opens: { days: 1 } })
    expect(spansOn({ templeHours: rows, extraHours, specialDays }, '2026-11-27')).toEqual([])
  })

  test('adds to the hours that staff gave it', () => {
    const specialDays = [{ date: '2026-11-27', hours: '4 AM-9 PM' }]
    expect(state('27T08:00', { specialDays })).toEqual({
      isOpen: true,
      until: { minute: 1340, days: 0 },
    })
  })

  test('says nothing of a temple whose usual hours cannot be read', () => {
    const templeHours = [{ days: 'Daily', hours: 'by appointment' }]
    expect(state('27T08:00', { templeHours })).toBeUndefined()
  })
})

// Ganesh Chaturthi, a Saturday; it is 9:30 PM in Pune.
const chaturthi = '2027-09-04'

describe('On a festival day', () => {
  const festive = { templeHours: rows, festivalDates: [chaturthi] }
  const late = Date.parse('2027-09-04T16:00:00Z')

  test('the temple is open as its row of festival days says', () => {
    expect(openState(festive, late, 'Asia/Kolkata')).toEqual({
      isOpen: true,
      until: { minute: 23 * 60, days: 0 },
    })
    expect(openState({ templeHours: rows }, late, 'Asia/Kolkata')?.isOpen).toBe(false)
  })

  test('hours of its own go before that, and without such a row its weekday counts', () => {
    const specialDays = [{ date: chaturthi, hours: '3 AM-midnight' }]
    expect(spansOn({ ...festive, specialDays }, chaturthi)).toEqual([{ from: 180, until: 1440 }])
    expect(spansOn({ ...festive, templeHours: rows.slice(0, 2) }, chaturthi)).toEqual([
      { from: 300, until: 1260 },
    ])
  })
})

test('a weekday that is written to be closed is, except on a festival', () => {
  const templeHours = [{ days: 'Sat', hours: 'Closed' }, ...rows.slice(2)]
  expect(isClosedOn({ templeHours }, chaturthi)).toBe(true)
  expect(isClosedOn({ templeHours, festivalDates: [chaturthi] }, chaturthi)).toBe(false)
  // Of other days nothing is written.
  expect(isClosedOn({ templeHours }, '2027-09-05')).toBe(false)
  const extraHours = [{ date: chaturthi, from: 1200, until: 1320 }]
  expect(spansOn({ templeHours, extraHours }, chaturthi)).toEqual([])
})

// 26 November 2026 is a Thursday.
test.each([
  [{ from: 600, to: 840 }, false],
  [{ from: 720, to: 960 }, true],
  [{ from: 360, to: 600 }, false],
])('a part of a weekday, %j, is wholly outside its hours: %s', (part, is) => {
  expect(isOutsideOn({ templeHours: rows }, '2026-11-26', part)).toBe(is)
})
