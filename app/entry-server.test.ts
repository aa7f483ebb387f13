// @vitest-environment node
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Read } from '#contract/reads.ts'
import { render } from './entry-server.tsx'
import { aSite } from './test/builders.ts'
import { readingsOf } from './test/readings.ts'

const template =
  '<head><!--app-head--></head><div id="root"><!--app-html--></div><!--app-queries-->'

const read = readingsOf()

type DehydratedRouter = { matches: { s: string; l: unknown }[]; dehydratedData: unknown }

const page = (path: string) => render(new URL(path, 'https://temple.example'), { template, read })

const headOf = (html: string): string => /<head>(.*)<\/head>/s.exec(html)?.[1] ?? ''

test.each(['/', '/mantras', '/contact', '/nowhere'])(
  '%s is the same bytes whenever it is rendered, as long as its content is the same',
  async (path) => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
    const { html } = await page(path)
    vi.setSystemTime(new Date('2026-11-21T09:00:00Z'))
    expect((await page(path)).html).toBe(html)
  },
)

test('the router finds its data in one script, without what a stream would need', async () => {
  const { html, scripts } = await page('/calendar')
  expect(html).toContain(scripts)
  const [, code = '', ...more] = scripts.split(/<\/?script>/)
  expect(more).toEqual([''])
  expect(code.length).toBeLessThan(600)
  const window = { $_TSR: undefined as unknown as { router: DehydratedRouter; h: () => void } }
  runInNewContext(code, window)
  const { matches, dehydratedData } = window.$_TSR.router
  expect(dehydratedData).toEqual({ origin: 'https://temple.example' })
  expect(matches.map(({ s }) => s)).toEqual(['success', 'success'])
  expect(matches.at(-1)?.l).toMatchObject({ head: { path: '/calendar' } })
  window.$_TSR.h()
})

test.each(['/nowhere', '/durva/nowhere', '/mantras.html'])(
  '%s says in its head that it is not there, and is in nobody’s index',
  async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    const head = headOf(html)
    expect(head.match(/<title>/g)).toHaveLength(1)
    expect(head).toContain('<title>404 Page Not Found</title>')
    expect(head).toContain('<meta name="description" content="This page does not exist')
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).not.toMatch(/canonical|og:url/)
    expect(html).toContain('<h1')
  },
)

test.each(['1e3', '0108', '12345678901234567890', '108', 'true', '"om"', '[1]'])(
  'who looks for %s finds their own words in its title',
  async (words) => {
    const { html } = await page(`/search?q=${encodeURIComponent(words)}`)
    const shown = words.replaceAll('"', '&quot;')
    expect(headOf(html)).toContain(`<title>Search: ${shown}`)
  },
)

test('the home page speaks of the temple by its own name and tagline', async () => {
  const { html } = await page('/')
  expect(headOf(html)).toContain('<title>Siddhi Temple: mantras, festivals and pujas')
  expect(headOf(html)).toContain('content="Where every beginning is blessed: daily mantras')
  expect(html).toMatch(/<h1[^>]*>Where every beginning is blessed<\/h1>/)
})

test('the home page has its products for readers without scripts, and does not send them twice', async () => {
  const { html } = await page('/')
  const without = /<section id="home-products"[\s\S]*?<noscript>([\s\S]*?)<\/noscript>/.exec(
    html,
  )?.[1]
  expect(without).toBe('Shadu Clay Ganapati')
  expect(html).not.toContain('"listProducts"')
})

test('a later page of the blog is shared as that page', async () => {
  const head = headOf((await page('/blog?page=2')).html)
  const addresses = [...head.matchAll(/(?:rel="canonical" href|og:url" content)="([^"]*)"/g)]
  const itself = 'https://temple.example/blog?page=2'
  expect(addresses.map(([, address]) => address)).toEqual([itself, itself])
})

test('where the sun does not rise the panchang is left to the phone', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-21T06:00:00Z') })
  const city = { name: 'Tromsø', latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
  const there = readingsOf({ getSite: aSite({ city }) })
  for (const path of ['/panchang', '/panchang/month', '/calendar']) {
    const page = await render(new URL(path, 'https://temple.example'), { template, read: there })
    expect([path, page.status]).toEqual([path, 200])
    expect(page.html).toContain('Tromsø')
  }
})

const failing = (code: string): Read => {
  const failure = Object.assign(new Error(code), { code })
  return (name, input) => (name === 'getPost' ? Promise.reject(failure) : read(name, input))
}
const article = (slug: string, reading: Read) =>
  render(new URL(`/blog/${slug}`, 'https://temple.example'), { template, read: reading })

test.each([
  ['not_found', 404, 'There is no article at this address.'],
  ['gone', 410, 'The temple has removed this article.'],
])(
  'an article that is %s says so in its status, its words and its head',
  async (code, ...expected) => {
    const [status, words] = expected
    const page = await article('modak', failing(code))
    expect(page.status).toBe(status)
    expect(page.html).toContain('Article Not Found')
    expect(page.html).toContain(words)
    expect(headOf(page.html)).toContain('<meta name="robots" content="noindex"/>')
  },
)

test('an article under an earlier name leads to its present address', async () => {
  expect(await article('an-earlier-name', read)).toMatchObject({
    status: 301,
    location: expect.stringMatching(/\/blog\/how-sankashti-is-kept$/),
  })
})

test('an article is readable as it comes', async () => {
  const { status, html } = await article('how-sankashti-is-kept', read)
  expect(status).toBe(200)
  expect(html).toContain('<p>Whoever keeps it eats after moonrise.</p>')
  expect(headOf(html)).toContain('<title>How Sankashti is kept</title>')
})
