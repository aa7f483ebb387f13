import { beforeAll, describe, expect, test } from 'vitest'
import {
  endlessOf,
  expectDescribed,
  linksFrom,
  markupFaultsOf,
  privates,
  wrongOf,
} from './pages.ts'
import { headOf, indexedOf, linksOf, ofEachKind, servedSite, type Site, sitemapOf } from './site.ts'

const timeout = 120_000

const opened = servedSite()
let site: Site
beforeAll(async () => {
  site = await opened()
}, timeout)

const indexed = (): Promise<string[]> => indexedOf(site)

describe('The site, as it is without script', () => {
  // Every page: `wholeSite.proof.test.ts`.
  test(
    'a page of each kind describes itself, is well-formed, and its links lead somewhere',
    { timeout },
    async () => {
      const pages = ofEachKind(await indexed())
      expect(pages.length).toBeGreaterThan(20)
      for (const path of pages) await expectDescribed(site, path)
      expect(await markupFaultsOf(site, [...pages, ...privates])).toEqual({})
      expect(await wrongOf(site, await linksFrom(site, pages))).toEqual([])
    },
  )

  test('says in a sitemap by kind what there is, and in robots.txt where that is', async () => {
    const files = await sitemapOf(site)
    expect([...files.keys()].toSorted()).toEqual(
      ['festivals', 'mantras', 'pages', 'posts', 'products', 'rites'].map(
        (name) => `/sitemap-${name}.xml`,
      ),
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
    expect(await endlessOf(site)).toEqual([
      '/panchang?date=',
      '/panchang/month?month=',
      '/reminders?festival=',
    ])
  })

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
})
