import { expect, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import type { DueNow } from '#server/features/reminders/dueNow.ts'
import { toLine, toTable } from './print.ts'

const festival = {
  id: 'sankashti-kartika-2026',
  slug: 'ganadhipa-sankashti-2026',
  name: 'Ganadhipa Sankashti',
  date: '2026-11-27',
  description: '',
  category: 'sankashti',
  sequence: 0,
} as const
const due = { festival, daysBefore: 1, moment: 'time', sendAt: 0, usefulUntil: 0 } as const

const row: DueNow = {
  person: 'm•••@example.net',
  channel: 'email',
  city: 'Pune',
  festival: festival.id,
  date: festival.date,
  daysBefore: 1,
  sendAt: '2026-11-26T01:30:00.000Z',
  why: `Ganadhipa Sankashti is tomorrow; asked for ${everyFestival.time}`,
  state: 'sent before',
  of: { reminder: { id: 'a', channel: 'email', language: 'en' }, due },
}

test('a program and a person read whether a reminder was sent before', () => {
  expect(JSON.parse(toLine(row))).toEqual({
    person: 'm•••@example.net',
    channel: 'email',
    festival: 'sankashti-kartika-2026',
    date: '2026-11-27',
    daysBefore: 1,
    sendAt: '2026-11-26T01:30:00.000Z',
    state: 'sent before',
  })
  expect(toTable([row, { ...row, state: 'due' }]).split('\n')).toEqual([
    expect.stringMatching(/^sendAt .* state$/),
    expect.stringMatching(/asked for 07:00  sent before$/),
    expect.stringMatching(/asked for 07:00  due$/),
  ])
})
