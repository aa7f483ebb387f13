import type { Knex } from 'knex'
import { pathIn } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import { AppError } from '#server/errors.ts'
import type { Source } from './sources.ts'
import type { DocumentRoute } from '#server/http/documents.ts'

/**
 * Pages that do not belong to a feature. A list's date is that of its latest item; pages that
 * change with the day, or with the settings, give no date rather than a wrong one.
 */
const standing: readonly { readonly path: string; readonly lists?: string }[] = [
  { path: '/' },
  { path: '/mantras', lists: 'mantras' },
  { path: '/aarti', lists: 'mantras' },
  { path: '/calendar' },
  { path: '/panchang' },
  { path: '/panchang/month' },
  { path: '/puja' },
  { path: '/puja/guide', lists: 'rites' },
  { path: '/sevas' },
  { path: '/monthly' },
  { path: '/shop', lists: 'products' },
  { path: '/donate' },
  { path: '/blog', lists: 'posts' },
  { path: '/contact' },
]

/** Pages that are useless to robots, and links that lead on from day to day for 151 years. */
const closed = [
  '/admin',
  '/api',
  '/panchang?date=',
  '/panchang/month?month=',
  '/reminders?festival=',
]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

type Place = { readonly address: string; readonly changedAt?: string | undefined }
type PagePlace = { readonly path: string; readonly changedAt?: string | undefined }

const elementOf = (name: string, { address, changedAt }: Place, links = ''): string => {
  const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`
  return `<${name}><loc>${escaped(address)}</loc>${lastmod}${links}</${name}>\n`
}

/** The same page in every language, itself included. */
const linksOf = (origin: string, path: string, built: readonly Language[]): string =>
  [...built.map((each) => [each, pathIn(each, path)] as const), ['x-default', path] as const]
    .map(
      ([code, to]) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(origin + to)}"/>`,
    )
    .join('')

const latest = (places: readonly { changedAt?: string | undefined }[]): string | undefined =>
  places
    .flatMap(({ changedAt }) => changedAt ?? [])
    .toSorted()
    .at(-1)

/** `/sitemap.xml`, one file for each source at `/sitemap-{name}.xml`, and `/robots.txt`, which names it. */
export const seoDocuments = (
  sources: readonly Source[],
  origin: string,
  built: readonly Language[] = ['en'],
): DocumentRoute[] => {
  const xml = 'application/xml; charset=utf-8'
  const cacheControl = 'public, max-age=3600'
  const standingPlaces = (db: Knex): Promise<PagePlace[]> =>
    Promise.all(
      standing.map(async ({ path, lists }) => {
        const source = sources.find(({ name }) => name === lists)
        return { path, changedAt: source && latest(await source.list(db, 'en')) }
      }),
    )
  const placesOf = async (db: Knex, { name, list }: Source): Promise<PagePlace[]> => {
    const listed = (await list(db, 'en')).map(({ entry: { path }, changedAt }) => ({
      path,
      changedAt,
    }))
    return [...(name === 'pages' ? await standingPlaces(db) : []), ...listed]
  }
  const pagesIn = ({ path, changedAt }: PagePlace): string[] =>
    built.map((language) => {
      const address = `${origin}${pathIn(language, path)}`
      const links = built.length > 1 ? linksOf(origin, path, built) : ''
      return elementOf('url', { address, changedAt }, links)
    })
  return [
    {
      path: /^\/(sitemap)\.xml$/,
      contentType: xml,
      cacheControl,
      make: async (db) => {
        const files = await Promise.all(
          sources.map(async (source) => ({
            address: `${origin}/sitemap-${source.name}.xml`,
            changedAt: latest(await placesOf(db, source)),
          })),
        )
        const body = files.map((file) => elementOf('sitemap', file)).join('')
        return {
          body: `${declaration}<sitemapindex ${namespace}>\n${body}</sitemapindex>\n`,
          disposition: 'inline',
        }
      },
    },
    {
      path: /^\/sitemap-([a-z]+)\.xml$/,
      contentType: xml,
      cacheControl,
      make: async (db, name) => {
        const source = sources.find((each) => each.name === name)
        if (!source) throw new AppError('not_found')
        const places = await placesOf(db, source)
        const body = places.flatMap((place) => pagesIn(place)).join('')
        const spaces = built.length > 1 ? `${namespace} ${linkNamespace}` : namespace
        return {
          body: `${declaration}<urlset ${spaces}>\n${body}</urlset>\n`,
          disposition: 'inline',
        }
      },
    },
    {
      path: /^\/(robots)\.txt$/,
      contentType: 'text/plain; charset=utf-8',
      cacheControl,
      make: async () => ({
        // Pages that must not be indexed say so themselves: robots can only see it if they may read
        // them.
        body: `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`,
        disposition: 'inline',
      }),
    },
  ]
}
