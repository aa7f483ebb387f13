import { describe, expect, test, vi } from 'vitest'
import type { Read } from '#contract/reads.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { template, testApp } from '#server/test/testApp.ts'
import type { BuiltApp } from './render.ts'
import { canonicalUrl, renderedQuery } from './pagePath.ts'

const known = ['/', '/mantras']

/** A stand-in for the built app: a page that lists the mantras' titles. */
const listTitles = async (url: URL, { read }: { read: Read }) => {
  const mantras = await read('listMantras', {})
  const titles = mantras.map(({ title }) => title).join(', ')
  return {
    status: known.includes(url.pathname) ? 200 : 404,
    html: `<!doctype html><script>state(1)</script>${titles} at ${url.href}`,
  }
}

const app = async () => {
  const render = vi.fn<BuiltApp['render']>(listTitles)
  return { render, ...(await testApp({ render, publicUrl: 'https://temple.example' })) }
}

test('a page is rendered from the temple’s own data, for its public address', async () => {
  const { send } = await app()
  const reply = await send('/mantras')
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.text).toContain(
    'Vakratunda Mahakaya, Ganesha Gayatri at https://temple.example/mantras',
  )
})

test('no browser stores a page of the back office, or its redirects', async () => {
  const { send } = await app()
  for (const path of ['/admin', '/admin/bookings/all']) {
    expect((await send(path)).headers['cache-control']).toBe('no-store')
  }
})

test('it is rendered once, then cached until something changes', async () => {
  const { send, render, db } = await app()
  const first = await send('/mantras')
  const again = await send('/mantras', { headers: { 'If-None-Match': first.headers.etag ?? '' } })
  expect(again.status).toBe(304)
  expect(render).toHaveBeenCalledOnce()

  await transact(db, bumpContent)
  await send('/mantras')
  expect(render).toHaveBeenCalledTimes(2)
})

test('it is rendered again at the temple’s midnight', async () => {
  const render = vi.fn<BuiltApp['render']>(listTitles)
  let now = new Date('2026-11-21T18:29:00Z')
  const { send, responseCache } = await testApp({ render, now: () => now })
  await send('/')
  now = new Date('2026-11-21T18:30:00Z')
  responseCache.recheck()
  await send('/')
  expect(render).toHaveBeenCalledTimes(2)
})

test('an unknown page is 404 and not cached', async () => {
  const { send, responseCache, render } = await app()
  const reply = await send('/nowhere')
  expect(reply.status).toBe(404)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  await send('/nowhere')
  expect(render).toHaveBeenCalledTimes(2)
  expect(responseCache.size().entries).toBe(0)
})

describe('a file that is not there', () => {
  const navigating = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

  test.each(['/foo.html', '/v1.2', '/x.php', '/assets/gone.js', '/Durva.HTML'])(
    '%s: opened in a browser, it gives the not-found page',
    async (path) => {
      const { send, responseCache } = await app()
      const reply = await send(path, { headers: navigating })
      expect(reply.status).toBe(404)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(responseCache.size().entries).toBe(0)
    },
  )

  test.each([
    undefined,
    '*/*',
    'image/avif,image/webp,image/apng,image/*,*/*;q=0.8',
    'text/css,*/*',
  ])('asked for with Accept: %s, it is a small 404 and nothing is rendered', async (accept) => {
    const { send, render } = await app()
    const reply = await send('/x.php', accept === undefined ? {} : { headers: { Accept: accept } })
    expect(reply.status).toBe(404)
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(render).not.toHaveBeenCalled()
  })
})

test('a 304 never has its own policy, which a browser would then apply to the page', async () => {
  const { send, responseCache } = await app()
  const { etag } = (await send('/mantras')).headers
  // Not cached: answered behind the middleware that gives everything else its headers.
  responseCache.recheck()
  const reply = await send('/mantras', { headers: { 'if-none-match': String(etag) } })
  expect(reply.status).toBe(304)
  expect(reply.headers).not.toHaveProperty('content-security-policy')
})

test('a page with a query is the page, and is made once for all queries', async () => {
  const { send, responseCache, render } = await app()
  for (const query of ['', '?utm_source=a', '?utm_source=b&fbclid=c']) {
    expect((await send(`/mantras${query}`)).status).toBe(200)
  }
  expect(render).toHaveBeenCalledTimes(1)
  expect(responseCache.size().entries).toBe(1)
})

test('a page spelled with % escapes is sent to its one address', async () => {
  const { send, responseCache } = await app()
  const reply = await send('/m%41ntr%61s?x=1')
  expect(reply.status).toBe(301)
  expect(reply.headers['location']).toBe('/mantras?x=1')
  expect(responseCache.size().entries).toBe(0)
})

test('HEAD has the headers of GET and no body', async () => {
  const { send } = await app()
  const get = await send('/')
  const head = await send('/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

describe('a page has one address', () => {
  test.each([
    ['/Mantras', '/mantras'],
    ['/mantras/', '/mantras'],
    ['/MANTRAS/?Limit=3', '/mantras?Limit=3'],
    ['/blog//Post', '/blog/post'],
    ['//evil.com', '/evil.com'],
    ['//EVIL/', '/evil'],
    ['/\\evil', '/evil'],
    ['/%2F/evil/', '/evil'],
    ['/a%2Fb', '/a/b'],
    ['/%00', '/'],
    ['/a/../Mantras', '/mantras'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/home', '/'],
    ['/Home?from=old', '/?from=old'],
    ['/Index.HTML?x=1', '/?x=1'],
  ])('%s moves to %s', async (path, location) => {
    const { send } = await app()
    const reply = await send(path)
    if (location.includes('.')) return expect(reply.status).toBe(404)
    expect(reply.status).toBe(301)
    expect(reply.headers.location).toBe(location)
  })

  test.each(['/', '/mantras', '/%E0%A4%93%E0%A4%AE', '/caf%C3%A9', '/a:b@c'])(
    '%s stays',
    async (path) => {
      const { send } = await app()
      expect((await send(path)).status).toBeOneOf([200, 404])
    },
  )

  test('it never leads to another host', () => {
    for (const path of [
      '//evil.com/',
      '/\\/evil.com',
      '///evil',
      '/\t/evil',
      '/.//evil',
      '/%5c/evil',
    ]) {
      const url = canonicalUrl(path, '?next=//evil.com', 'https://temple.example')
      expect(url.host).toBe('temple.example')
      expect(url.pathname).toMatch(/^\/(?![/\\])/)
    }
  })

  test.each(['/blog/a^b', '/blog/a%5Eb', '/blog/a%5eb', '/blog/%5E%E0%A4%93'])(
    '%s, which every router and browser writes in another way, has one address as well',
    (path) => {
      const { pathname } = canonicalUrl(path, '', 'https://temple.example')
      expect(pathname).toMatch(/^\/blog\/[ab]?%255e[b%]/)
      expect(canonicalUrl(pathname, '', 'https://temple.example').pathname).toBe(pathname)
    },
  )

  test('a malformed % is an address like any other at which nothing is', async () => {
    const { send } = await app()
    const reply = await send('/%E0%A4%A')
    expect(reply.status).toBe(301)
    expect(reply.headers.location).toBe('/%25e0%25a4%25a')
    expect((await send('/%25e0%25a4%25a')).status).toBeOneOf([200, 404])
  })
})

test.each(['/booking/a1', '/donation/d-1', '/receipt/r-1', '/admin/bookings'])(
  '%s, which has as many names as anybody likes, takes no place of a page that is read',
  async (path) => {
    const { send, responseCache } = await testApp({
      render: async () => ({ status: 200, html: template }),
    })
    expect((await send(path)).status).toBe(200)
    expect(responseCache.size().entries).toBe(0)
    await send('/mantras')
    expect(responseCache.size().entries).toBe(1)
  },
)

test('when rendering fails the browser gets the bare document, and the next visitor a page', async () => {
  const { send, render, responseCache } = await app()
  render.mockRejectedValueOnce(new Error('a bug'))
  const reply = await send('/mantras')
  expect(reply.status).toBe(200)
  expect(reply.text).toBe(template)
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.headers['x-robots-tag']).toBe('noindex')
  expect(responseCache.size().entries).toBe(0)
  const next = await send('/mantras')
  expect(next.text).toContain('Vakratunda')
  expect(next.headers).not.toHaveProperty('x-robots-tag')
})

test('a page that shows a failed read is sent, but neither cached nor indexed', async () => {
  const { send, db, responseCache } = await testApp({
    render: async (_, { read }) => {
      const html = await read('listMantras', {}).then(
        () => 'mantras',
        () => 'Failed to load mantras. Please try again later.',
      )
      return { status: 200, html }
    },
  })
  await send('/api/site')
  await db.schema.renameTable('mantras', 'mantras_away')
  const reply = await send('/')
  expect(reply.text).toContain('Failed to load')
  expect(reply.headers['x-robots-tag']).toBe('noindex')
  expect(responseCache.size().entries).toBe(1)
  await db.schema.renameTable('mantras_away', 'mantras')
  expect((await send('/')).text).toBe('mantras')
})

test('before the first build a page says what to do', async () => {
  const { send } = await testApp()
  const reply = await send('/mantras')
  expect(reply.status).toBe(503)
  expect(reply.json()).toMatchObject({ detail: 'The app is not built yet: run `npm run build`.' })
})

test.each([
  ['/blog?page=2', '?page=2'],
  ['/blog?utm_source=a&page=12', '?page=12'],
  ['/blog?page=1', ''],
  ['/blog?page=-1', ''],
  ['/blog?page=2%00', ''],
  ['/blog?page=99999', ''],
  ['/mantras?page=2', ''],
  ['/shop?category=books&utm_source=a', '?category=books'],
  ['/shop?category=nothing', ''],
  ['/mantras?category=books', ''],
  ['/reminders?festival=ganadhipa-sankashti-2026', ''],
  ['/panchang?date=2026-12-25&utm_source=a', 'date=2026-12-25'],
  ['/panchang/month?month=2027-03', 'month=2027-03'],
  ['/panchang?month=2027-03', ''],
])('of %s the page is rendered from %j', (address, query) => {
  expect(renderedQuery(new URL(address, 'https://temple.example'))).toBe(query)
})

test('a moved page redirects in one step with its query; the redirect is cached, and checked each time', async () => {
  const render = vi.fn<BuiltApp['render']>(async () => ({
    status: 301,
    html: '',
    location: '/blog/new-name',
  }))
  const { send } = await testApp({ render })
  for (const [path, location] of [
    ['/blog/old-name', '/blog/new-name'],
    ['/blog/old-name?utm_source=a', '/blog/new-name?utm_source=a'],
    ['/blog/old-name', '/blog/new-name'],
    ['/Blog/Old-Name/?q=%E0%A4%93', '/blog/new-name?q=%E0%A4%93'],
  ] as const) {
    const reply = await send(path)
    expect(reply.status).toBe(301)
    expect(reply.headers.location).toBe(location)
    // If it gets its old name back, a browser that remembers the redirect would go round for ever.
    expect(reply.headers['cache-control']).toBe('no-cache')
  }
  expect(render).toHaveBeenCalledOnce()
})
