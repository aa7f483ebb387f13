import { expect, test } from 'vitest'
import { hydratePage } from './test/hydratePage.tsx'
import { readingsOf } from './test/readings.ts'

const read = readingsOf()

const rendered = '2026-11-27T06:30:00Z'
const opened = '2026-11-29T09:45:00Z'

test.each([
  '/',
  '/calendar',
  '/calendar/ganadhipa-sankashti-2026',
  '/panchang',
  '/panchang/month',
  '/puja',
  '/contact?subject=puja&message=Namaste',
  '/puja?step=2',
  '/donate?edit=a',
  '/login?back=/profile',
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
  const { text, repaired } = await hydratePage(address, { rendered, opened, read })
  expect(text).not.toBe('')
  expect(repaired).toEqual([])
})

test('a category of the shop is rendered as itself', async () => {
  const address = '/shop?category=books'
  const { repaired } = await hydratePage(address, { rendered, opened, read, served: address })
  expect(repaired).toEqual([])
})
