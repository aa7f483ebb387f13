import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, startServer } from '#e2e/bench/server.ts'
import { headOf, idsOf, linksOf, openSite, type Site, sitemapOf } from './site.ts'
import { wanted } from './wanted.ts'

const timeout = 120_000

let server: Running
let site: Site
beforeAll(async () => {
  server = await startServer()
  site = openSite(server.origin)
}, timeout)
// On a busy machine what runs in the background may take all of the ten seconds it is given.
afterAll(() => server.stop(), timeout)

/** No link of a page leads there: by mail, by a form, by a phone that knows the address. */
const unlinked = ['/outbox', '/signup', '/forgot-password', '/checkout', '/donation-success']
const privates = [
  ...unlinked,
  '/admin',
  '/admin/first',
  '/admin/invitation',
  '/login',
  '/profile',
  '/booking/x',
  '/donation/x',
  '/receipt/x',
  '/confirm-email',
  '/search',
  '/search?q=durva',
]

const indexed = async (): Promise<string[]> =>
  [...(await sitemapOf(site)).values()].flat().map(({ loc }) => loc.slice(site.origin.length))

/** Links without end, from day to day, that robots are asked not to follow. */
const endless = async (): Promise<string[]> => {
  const { html: robots } = await site.get('/robots.txt')
  return [...robots.matchAll(/^Disallow: (\S+\?\S+)$/gm)].map(([, start = '']) => start)
}

/** Every address that links of pages lead to, beginning with the home page and the sitemap. */
const crawl = async (): Promise<Map<string, string[]>> => {
  const from = new Map<string, string[]>()
  const closed = await endless()
  const open = ['/', ...(await indexed()), ...privates]
  const seen = new Set<string>()
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (closed.some((start) => path.startsWith(start))) continue
    const { html, type } = await site.get(path)
    if (!type.startsWith('text/html')) continue
    for (const link of linksOf(html, site.origin + path)) {
      from.set(link, [...(from.get(link) ?? []), path])
      open.push(link.split('#')[0] ?? '')
    }
  }
  return from
}

describe('The whole site, as it is without script', () => {
  test(
    'has no link that leads nowhere, to another address, or to a place that is not on the page',
    { timeout },
    async () => {
      const links = await crawl()
      expect(links.size).toBeGreaterThan(60)
      const wrong: string[] = []
      for (const [link, from] of links) {
        const [path = '', hash] = link.split('#')
        const { status, html } = await site.get(path)
        if (status !== 200) wrong.push(`${link}: ${status}, from ${from[0]}`)
        if (hash && !idsOf(html).has(decodeURIComponent(hash)))
          wrong.push(`${link}: no such place, from ${from[0]}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test('says in a sitemap by kind what there is, and in robots.txt where that is', async () => {
    const files = await sitemapOf(site)
    expect([...files.keys()].toSorted()).toEqual(
      ['festivals', 'mantras', 'pages', 'posts', 'products'].map((name) => `/sitemap-${name}.xml`),
    )
    const paths = await indexed()
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/blog', '/faq', '/mantras/ganesha-gayatri', '/privacy']),
    )
    for (const { lastmod } of ['mantras', 'festivals', 'posts', 'products'].flatMap(
      (name) => files.get(`/sitemap-${name}.xml`) ?? [],
    ))
      expect(String(lastmod)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const lists = new Map(
      (files.get('/sitemap-pages.xml') ?? []).map(({ loc, lastmod }) => [
        loc.slice(site.origin.length),
        String(lastmod ?? 'unsaid'),
      ]),
    )
    const lastOf = (name: string) =>
      (files.get(`/sitemap-${name}.xml`) ?? [])
        .map(({ lastmod }) => String(lastmod))
        .sort()
        .at(-1)
    expect(lists.get('/mantras')).toBe(lastOf('mantras'))
    expect(lists.get('/blog')).toBe(lastOf('posts'))
    expect(lists.get('/shop')).toBe(lastOf('products'))
    expect(lists.get('/faq')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const path of ['/', '/calendar', '/panchang/month'])
      expect([path, lists.get(path)]).toEqual([path, 'unsaid'])
    const robots = (await site.get('/robots.txt')).html
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
    expect(await endless()).toEqual(['/panchang?date=', '/panchang/month?month='])
  })

  test(
    'describes every page: title, text, address, picture and structure',
    { timeout },
    async () => {
      const titles = new Map<string, string>()
      for (const path of await indexed()) {
        const { status, html } = await site.get(path)
        const { title, canonical, meta, things } = headOf(html)
        expect([path, status, canonical]).toEqual([path, 200, site.origin + path])
        expect(titles.get(title), `${path} has the title of another`).toBeUndefined()
        titles.set(title, path)
        expect(meta('description')?.length, path).toBeGreaterThan(20)
        expect(meta('robots'), path).toBeUndefined()
        expect(meta('og:title'), path).toBe(title)
        expect(meta('og:url'), path).toBe(site.origin + path)
        expect(meta('og:image'), path).toMatch(/^http.*\/media\/og\/.*\.png$/)
        expect(meta('twitter:card'), path).toBe('summary_large_image')
        expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
        expect(things.length, path).toBeGreaterThan(0)
        for (const thing of things) {
          expect(thing['@context']).toBe('https://schema.org')
          const rules = wanted[String(thing['@type'])]
          expect(rules, String(thing['@type'])).toBeDefined()
          expect(rules?.safeParse(thing).error?.issues ?? [], path).toEqual([])
        }
      }
    },
  )

  test('tells feed readers and messengers where an article’s feed is, and when it was written', async () => {
    const [post = ''] = (await indexed()).filter((path) => /^\/blog\/\w/.test(path))
    for (const path of ['/blog', post])
      expect((await site.get(path)).html).toContain(
        `<link rel="alternate" type="application/rss+xml" title="Shri Ganesha Mandir" href="${site.origin}/blog/feed.xml">`,
      )
    const { meta } = headOf((await site.get(post)).html)
    expect(meta('og:type')).toBe('article')
    expect(meta('article:published_time')).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect(meta('article:modified_time')).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })

  test('is of the kind each page has', async () => {
    const kinds = async (path: string) =>
      headOf((await site.get(path)).html).things.map((thing) => thing['@type'])
    const [festival = ''] = (await indexed()).filter((path) => /^\/calendar\/\w/.test(path))
    const [post = ''] = (await indexed()).filter((path) => /^\/blog\/\w/.test(path))
    expect(await kinds('/')).toEqual(['WebSite'])
    expect(await kinds('/about')).toEqual(['HinduTemple', 'BreadcrumbList'])
    expect(await kinds('/faq')).toEqual(['FAQPage', 'BreadcrumbList'])
    expect(await kinds('/mantras/ganesha-gayatri')).toEqual(['CreativeWork', 'BreadcrumbList'])
    expect(await kinds(festival)).toEqual(['Event', 'BreadcrumbList'])
    expect(await kinds(post)).toEqual(['BlogPosting', 'BreadcrumbList'])
  })

  test.each(privates)('%s is for nobody’s index', async (path) => {
    const { meta, canonical, things } = headOf((await site.get(path)).html)
    expect([meta('robots'), canonical, things]).toEqual(['noindex', undefined, []])
  })

  test('draws a picture for each kind of page, once', { timeout }, async () => {
    for (const path of ['/', '/mantras/ganesha-gayatri', '/faq', '/blog']) {
      const address = headOf((await site.get(path)).html).meta('og:image') ?? ''
      const answer = await fetch(address)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'image/png',
      ])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      const etag = answer.headers.get('etag') ?? ''
      const again = await fetch(address, { headers: { 'If-None-Match': etag } })
      expect(again.status).toBe(304)
    }
    const none = ['nowhere', 'profile', '../x', '/', '/evil.example/faq', 'faq/', 'faq//', 'FAQ']
    for (const name of none)
      expect([name, (await fetch(`${site.origin}/media/og/${name}.png`)).status]).toEqual([
        name,
        404,
      ])
  })

  test('redirects other spellings of an address to the right one, and reports missing pages', async () => {
    const { status, location } = await site.get('/Mantras/Ganesha-Gayatri')
    expect([status, location]).toEqual([301, '/mantras/ganesha-gayatri'])
    const lists = ['', '/mantras', '/calendar', '/blog']
    for (const path of lists.flatMap((list) => [`${list}/nowhere`, `${list}/${'a'.repeat(3000)}`]))
      expect([path, (await site.get(path)).status]).toEqual([path, 404])
  })

  test('finds search results without a script', async () => {
    const { html } = await site.get('/search?q=%E0%A4%B5%E0%A4%95%E0%A5%8D%E0%A4%B0')
    expect(linksOf(html, site.origin)).toContain('/mantras/vakratunda-mahakaya')
    expect((await site.get('/search?q=%22')).html).toContain('Type at least one word')
    expect((await site.get(`/search?q=${'a'.repeat(5000)}`)).html).toContain('too long')
  })

  test('is well-formed HTML', { timeout }, async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // React writes `<br/>`, and attributes in its own case and order.
        'void-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        // A list without markers is announced as none by Safari.
        'no-redundant-role': 'off',
        'long-title': 'off',
      },
    })
    const said = new Map<string, string>()
    for (const path of new Set([...(await indexed()), ...privates])) {
      const { html } = await site.get(path)
      const { results } = await validator.validateString(html)
      for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
        said.set(`${ruleId}: ${message}`, `${path} ${line}:${column}`)
    }
    expect(Object.fromEntries(said)).toEqual({})
  })
})
