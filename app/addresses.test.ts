// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderedQuery } from '#contract/renderedQuery.ts'
import { render } from './entry-server.tsx'
import { routeTree } from './routeTree.gen.ts'
import { readingsOf } from './test/readings.ts'
import { aFestival, aProduct } from './test/builders.ts'

const template = '<div id="root"><!--app-html--></div><!--app-queries-->'

const book = aProduct({ id: 'atharvashirsha', name: 'Atharvashirsha', category: 'books' })
const festival = aFestival()
const read = readingsOf({
  listProducts: [aProduct(), book],
  listProductsOfCategory: [book],
  listUpcomingFestivals: [festival],
})

const rendered = async (url: URL): Promise<string> => {
  const { html, location } = await render(url, { template, read })
  // What a route makes nothing of leaves the address.
  if (location !== undefined) return rendered(new URL(location, url))
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  // By these the browser's router takes over what the server's has loaded; otherwise it loads again.
  const matches = [...html.matchAll(/\bi:"[^"]*"/g)].join()
  return main.replaceAll(' data-status="active"', '') + matches
}

/** Each address that a link, a form or another app makes, by its route. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/blog/': ['?page=2', '?page=0', '?page=2&page=3', '?page=02', '?utm_source=a'],
  '/booking/$reference': ['?payment_intent=pi_1&redirect_status=succeeded'],
  '/booking/$reference_/pay': ['?amount=1001'],
  '/checkout': ['?amount=501&email=meera%40example.org&name=Meera'],
  '/contact': ['?subject=product&message=Is%20it%20clay%3F', '?edit=row-1'],
  '/donate': ['?edit=row-1'],
  '/donation-success': ['?payment_intent=pi_1'],
  '/login': ['?back=%2Fprofile'],
  '/orders/$reference/': ['?payment_intent=pi_1&redirect_status=succeeded'],
  '/panchang/': ['?date=2026-12-25', '?date=nonsense', '?date=2026-12-25&utm_source=a'],
  '/panchang/month': ['?month=2027-03', '?month=13', '?month=2027-03&month=2027-04'],
  '/puja': ['?step=names', '?edit=row-1&step=names'],
  '/reminders': [`?festival=${festival.slug}`, '?festival=nowhere', '?utm_source=a'],
  '/search': [
    '?q=durva',
    '?title=Ganesha&text=https%3A%2F%2Fexample.org',
    '?q=108',
    '?q=a&q=b',
    '?utm_source=a',
  ],
  '/shop/': [
    '?category=books',
    '?category=nothing',
    '?category=books&category=idols',
    '?utm_source=a',
  ],
}

type AnyRoute = { options: { id?: string; validateSearch?: unknown }; children?: object }
const routesIn = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values(route.children ?? {}).flatMap(routesIn),
]

describe('What an address shows', () => {
  it('is listed here for each route that reads its query', () => {
    const reading = routesIn(routeTree as AnyRoute).flatMap(({ options }) =>
      options.validateSearch === undefined ? [] : [options.id],
    )
    expect(reading.toSorted()).toEqual(Object.keys(addresses).toSorted())
  })

  it.each(
    Object.entries(addresses).flatMap(([route, queries]) =>
      queries.map(
        (query) => route.replace(/_?\/$|_(?=\/)/g, '').replace('$reference', 'x') + query,
      ),
    ),
  )('%s is the same in the server’s page and in the first of the browser', async (address) => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
    const requested = new URL(address, 'https://temple.example')
    const ofServer = new URL(requested)
    ofServer.search = renderedQuery(requested)
    const html = await rendered(ofServer)
    expect(html).toContain('<')
    expect(html).toBe(await rendered(requested))
  })

  it('is a category of the shop, its tab marked', async () => {
    const html = await rendered(new URL('https://temple.example/shop?category=books'))
    expect(html).toContain('Atharvashirsha')
    expect(html).not.toContain('Shadu Clay Ganapati')
    const chosen = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]*)/g)]
    expect(chosen.map(([, name]) => name)).toEqual(['Books'])
  })
})
