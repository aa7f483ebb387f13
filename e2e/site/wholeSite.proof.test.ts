import { beforeAll, describe, expect, test } from 'vitest'
import {
  endlessOf,
  expectDescribed,
  type Links,
  linksFrom,
  markupFaultsOf,
  privates,
  wrongOf,
} from './pages.ts'
import { headOf, indexedOf, servedSite, type Site } from './site.ts'

const timeout = 180_000

const opened = servedSite()
let site: Site
beforeAll(async () => {
  site = await opened()
}, timeout)

/** Every address that links of pages lead to, beginning with the home page and the sitemap. */
const crawl = async (): Promise<Links> => {
  const from: Links = new Map()
  const closed = await endlessOf(site)
  const open = ['/', ...(await indexedOf(site)), ...privates]
  const seen = new Set<string>()
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (closed.some((start) => path?.startsWith(start))) continue
    for (const [link, [at = path]] of await linksFrom(site, [path])) {
      from.set(link, [...(from.get(link) ?? []), at])
      open.push(link.split('#')[0] ?? '')
    }
  }
  return from
}

describe('The whole site, as it is without script', { timeout }, () => {
  test('has no link that leads nowhere, to another address, or to a place that is not on the page', async () => {
    const links = await crawl()
    expect(links.size).toBeGreaterThan(60)
    expect(await wrongOf(site, links)).toEqual([])
  })

  test('describes every page, each by a title of its own', async () => {
    const titles = new Map<string, string>()
    for (const path of await indexedOf(site)) {
      await expectDescribed(site, path)
      const { title } = headOf((await site.get(path)).html)
      expect(titles.get(title), `${path} has the title of another`).toBeUndefined()
      titles.set(title, path)
    }
  })

  test('is well-formed HTML', async () => {
    expect(await markupFaultsOf(site, [...(await indexedOf(site)), ...privates])).toEqual({})
  })
})
