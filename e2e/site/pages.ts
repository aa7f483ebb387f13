import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'
import { headOf, idsOf, linksOf, type Site } from './site.ts'
import { wanted } from './wanted.ts'

/** No link of a page leads there: by mail, by a form, by a phone that knows the address. */
const unlinked = ['/outbox', '/signup', '/forgot-password', '/checkout', '/donation-success']
export const privates = [
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

/** Links without end, from day to day, that robots are asked not to follow. */
export const endlessOf = async (site: Site): Promise<string[]> => {
  const { html: robots } = await site.get('/robots.txt')
  return [...robots.matchAll(/^Disallow: (\S+\?\S+)$/gm)].map(([, start = '']) => start)
}

/** Addresses that links lead to, each with the pages that have the link. */
export type Links = Map<string, string[]>

export const linksFrom = async (site: Site, paths: readonly string[]): Promise<Links> => {
  const from: Links = new Map()
  for (const path of paths) {
    const { html, type } = await site.get(path)
    if (!type.startsWith('text/html')) continue
    for (const link of linksOf(html, site.origin + path))
      from.set(link, [...(from.get(link) ?? []), path])
  }
  return from
}

/** Links that lead nowhere, to another address, or to a place that is not on the page. */
export const wrongOf = async (site: Site, links: Links): Promise<string[]> => {
  const wrong: string[] = []
  for (const [link, [from]] of links) {
    const [path = '', hash] = link.split('#')
    const { status, html } = await site.get(path)
    if (status !== 200) wrong.push(`${link}: ${status}, from ${from}`)
    if (hash && !idsOf(html).has(decodeURIComponent(hash)))
      wrong.push(`${link}: no such place, from ${from}`)
  }
  return wrong
}

/** Title, text, address, picture and structure. */
export const expectDescribed = async (site: Site, path: string): Promise<void> => {
  const { status, html } = await site.get(path)
  const { title, canonical, meta, things } = headOf(html)
  expect([path, status, canonical]).toEqual([path, 200, site.origin + path])
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

/** What is not well-formed HTML, each with a page that has it. */
export const markupFaultsOf = async (
  site: Site,
  paths: readonly string[],
): Promise<Record<string, string>> => {
  const said = new Map<string, string>()
  for (const path of new Set(paths)) {
    const { html } = await site.get(path)
    const { results } = await validator.validateString(html)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      said.set(`${ruleId}: ${message}`, `${path} ${line}:${column}`)
  }
  return Object.fromEntries(said)
}
