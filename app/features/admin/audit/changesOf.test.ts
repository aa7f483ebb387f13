import { expect, it } from 'vitest'
import { changesOf } from './changesOf.ts'

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
