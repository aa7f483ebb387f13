import { afterEach, expect, it, vi } from 'vitest'
import { aRite } from '#app/test/aRite.ts'
import { ownFamily, keepFamily, forgetFamily } from './family.ts'
import { beginWalk } from './walk.ts'
import { keepWalk, subscribeWalks, walkOf } from './walks.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const walk = beginWalk(aRite(), 'whole', 5)

it('a rite is where it was left, until it is done', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeWalks(listener)
  keepWalk('daily', walk)
  expect(walkOf('daily')).toBe(walkOf('daily'))
  expect(walkOf('daily')).toEqual(walk)
  expect(walkOf('sankashti')).toBeUndefined()
  keepWalk('daily', undefined)
  expect(walkOf('daily')).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

it('what is not a walk is not read', () => {
  localStorage.setItem('modak-rites', JSON.stringify([{ rite: 'daily', step: 7 }, 'x', walk]))
  expect(walkOf('daily')).toEqual(walk)
  localStorage.setItem('modak-rites', '{')
  expect(walkOf('daily')).toBeUndefined()
})

it('where storage is forbidden, it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  keepWalk('daily', walk)
  expect(walkOf('daily')).toEqual(walk)
})

it('the names of a family stay until somebody logs out', () => {
  keepFamily({ names: ['Asha'], gotra: 'Kashyapa' })
  expect(ownFamily()).toEqual({ names: ['Asha'], gotra: 'Kashyapa' })
  forgetFamily()
  expect(ownFamily()).toEqual({ names: [], gotra: '' })
})
