import { expect, it } from 'vitest'
import { changesOf, nameOf, pageOf } from './changesOf.ts'

it('puts before and after of each name beside each other, in words', () => {
  const changes = changesOf({ before: { publishAt: 'x', role: 'user' }, after: { role: 'priest' } })
  expect(changes).toEqual([
    { name: 'Publish at', before: 'x', after: undefined },
    { name: 'Role', before: 'user', after: 'priest' },
  ])
})

it('has nothing to show where an entry says nothing', () => {
  expect(changesOf({})).toEqual([])
})

it.each([
  ['booking', 'PJ-2026-7K3M9W', 'bookings/pj-2026-7k3m9w'],
  ['mantra', 'vakratunda', 'mantras/vakratunda'],
  ['site', 'site', undefined],
] as const)('a changed %s stands at its own address, if it has one', (subject, subjectId, page) => {
  expect(pageOf({ subject, subjectId })).toBe(page)
})

const id = '0192f3c1-7e3a-7bcd-8e12-0123456789ab'

it.each([
  [{ subjectId: 'PJ-2026-7K3M9W' }, 'PJ-2026-7K3M9W'],
  [{ subjectId: id, after: { name: 'Temple day' } }, 'Temple day'],
  [{ subjectId: id, before: { name: 'Old' }, after: { name: 'New' } }, 'Old'],
  [{ subjectId: id, before: { isHidden: false }, after: { isHidden: true } }, undefined],
] as const)('%j is called %s', (entry, name) => {
  expect(nameOf(entry)).toBe(name)
})
