import { expect, test } from 'vitest'
import { hydratePage } from './test/hydratePage.tsx'
import { readingsOf } from './test/readings.ts'

const read = readingsOf()

test.each([
  '/',
  '/calendar',
  '/calendar/ganadhipa-sankashti-2026',
  '/panchang',
  '/panchang/month',
  '/puja',
  '/mantras',
  '/mantras/ganesha-gayatri',
  '/aarti',
  '/shop',
  '/shop/shadu-clay-ganapati',
  '/cart',
  '/donate',
  '/blog',
  '/blog/how-sankashti-is-kept',
  '/about',
  '/contact',
  '/faq',
  '/privacy',
  '/search',
  '/sadhana',
  '/offline',
  '/outbox',
  '/login',
  '/profile',
])('%s, opened two days after it was rendered, is first what it was', async (address) => {
  const { text, repaired } = await hydratePage(address, {
    rendered: '2026-11-27T06:30:00Z',
    opened: '2026-11-29T09:45:00Z',
    read,
  })
  expect(text).not.toBe('')
  expect(repaired).toEqual([])
})
