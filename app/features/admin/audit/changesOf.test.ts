import { expect, it } from 'vitest'
import { changesOf, nameOf, pageOf } from './changesOf.ts'

it('puts before and after of each name beside each other, in words', () => {
  const changes = changesOf({ before: { publishAt: 'x', role: 'user' }, after: { role: 'priest' } })
  expect(changes).toEqual([
    { name: 'Publish at', before: 'x', after: undefined },
    { name: 'Role', before: 'user', after: 'priest' },
  ])
})

it('says fields and values in words, nested ones too', () => {
  const fields = { isDisabled: 'Account disabled', city: 'City', timeZone: 'Time zone' }
  const changes = changesOf(
    {
      before: { isDisabled: false, city: { timeZone: 'Asia/Kolkata' }, status: 'pending' },
      after: { isDisabled: true, city: { timeZone: 'Asia/Dubai' }, status: 'confirmed' },
    },
    fields,
    { pending: 'waiting', confirmed: 'confirmed by the temple' },
  )
  expect(changes).toEqual([
    { name: 'Account disabled', before: false, after: true },
    { name: 'City', before: { 'Time zone': 'Asia/Kolkata' }, after: { 'Time zone': 'Asia/Dubai' } },
    { name: 'Status', before: 'waiting', after: 'confirmed by the temple' },
  ])
})

it.each([
  [undefined, ''],
  [undefined, false],
  [null, undefined],
  [[], undefined],
  ['21', 21],
  [{ line: '' }, {}],
])('shows no change where a person sees none: %j and %j', (was, is) => {
  expect(changesOf({ before: { x: was }, after: { x: is } })).toEqual([])
})

it('leaves typed text as it is', () => {
  const [change] = changesOf({ after: { title: 'pending' } }, {}, { pending: 'waiting' })
  expect(change?.after).toBe('pending')
})

it('shows a change to a clearly different value', () => {
  expect(changesOf({ before: { x: false }, after: { x: true } })).toHaveLength(1)
  expect(changesOf({ before: { x: 0 }, after: {} })).toHaveLength(1)
})

it('has nothing to show where an entry says nothing', () => {
  expect(changesOf({})).toEqual([])
})

it.each([
  ['booking', 'PJ-2026-7K3M9W', 'bookings/pj-2026-7k3m9w'],
  ['mantra', 'vakratunda', 'mantras/vakratunda'],
  ['festival_repeat', 'ab12', 'festivals/repeats/ab12'],
  ['festival_choice', 'shown', 'festivals/shown'],
  ['site', 'site', undefined],
] as const)('a changed %s stands at its own address, if it has one', (subject, subjectId, page) => {
  expect(pageOf({ subject, subjectId })).toBe(page)
})

const id = '0192f3c1-7e3a-7bcd-8e12-0123456789ab'

it.each([
  [{ subjectId: 'PJ-2026-7K3M9W' }, 'PJ-2026-7K3M9W'],
  [{ subjectId: id, after: { name: 'Temple day' } }, 'Temple day'],
  [{ subjectId: 'site', after: { phone: '1' } }, undefined],
  [{ subjectId: id, about: 'Meera Kulkarni' }, 'Meera Kulkarni'],
  [{ subjectId: id, before: { name: 'Old' }, after: { name: 'New' } }, 'Old'],
  [{ subjectId: id, before: { isHidden: false }, after: { isHidden: true } }, undefined],
] as const)('%j is called %s', (entry, name) => {
  expect(nameOf(entry)).toBe(name)
})
