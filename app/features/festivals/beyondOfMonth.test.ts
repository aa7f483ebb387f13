import { expect, test } from 'vitest'
import { usualChoice } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { withRendered } from './beyondOfMonth.ts'

const festival = (slug: string, group?: Festival['group']): Festival => ({
  id: slug,
  slug,
  name: slug,
  date: '2026-11-08',
  description: '',
  category: 'default',
  ...(group && { group }),
  sequence: 0,
})
const chaturthi = festival('vinayaka')
const rendered = [festival('diwali', 'great'), festival('rama', 'ekadashi')]
const of = (...groups: ('great' | 'ekadashi')[]) => ({ groups, choice: usualChoice })

test('the page’s festivals are shown until the phone has computed some', () => {
  expect(withRendered([chaturthi], rendered, of('great', 'ekadashi'))).toEqual([
    chaturthi,
    ...rendered,
  ])
  const computed = [chaturthi, festival('diwali-here', 'great')]
  expect(withRendered(computed, rendered, of('great', 'ekadashi'))).toEqual(computed)
})

test('a group that the devotee turned off is not shown', () => {
  expect(withRendered([chaturthi], rendered, of('great'))).toEqual([chaturthi, rendered[0]])
})

test('nothing is known before the list is', () => {
  expect(withRendered(undefined, rendered, of('great'))).toBeUndefined()
})
