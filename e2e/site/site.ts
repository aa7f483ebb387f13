import { XMLParser } from 'fast-xml-parser'
import { afterAll } from 'vitest'
import { type RunningServer, startServer } from '#e2e/bench/server.ts'

type FetchedPage = {
  path: string
  status: number
  location: string | null
  type: string
  html: string
}

export type Site = { origin: string; get: (path: string) => Promise<FetchedPage> }

/** A site's pages as a visitor without script gets them, each fetched once. */
function openSite(origin: string): Site {
  const known = new Map<string, Promise<FetchedPage>>()
  const load = async (path: string): Promise<FetchedPage> => {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    })
    return {
      path,
      status: answer.status,
      location: answer.headers.get('location'),
      type: answer.headers.get('content-type') ?? '',
      html: await answer.text(),
    }
  }
  return {
    origin,
    get(path) {
      const asked = known.get(path) ?? load(path)
      known.set(path, asked)
      return asked
    },
  }
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

/** Where the links of a page lead within the site, each as path, query and `#`. */
export const linksOf = (html: string, at: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(unescaped(href), at)
    return url.origin === new URL(at).origin ? [url.pathname + url.search + url.hash] : []
  })

export const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescaped(id)))

/** What a page says of itself, by the names of its tags. */
export const headOf = (html: string) => {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? ''
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)]
  const meta = new Map(metas.map(([, name = '', content = '']) => [name, unescaped(content)]))
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    meta: (name: string) => meta.get(name),
    things: [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  }
}

type Place = { loc: string; lastmod?: string }

const places = (xml: string, list: string, one: string): Place[] => {
  const parsed = new XMLParser({ isArray: (name) => name === one }).parse(xml) as Record<
    string,
    Record<string, Place[]>
  >
  return parsed[list]?.[one] ?? []
}

/** Every address of the sitemap, by the file it is in. */
export async function sitemapOf({ origin, get }: Site): Promise<Map<string, Place[]>> {
  const index = places((await get('/sitemap.xml')).html, 'sitemapindex', 'sitemap')
  const files = index.map(async ({ loc }) => {
    const path = loc.slice(origin.length)
    return [path, places((await get(path)).html, 'urlset', 'url')] as const
  })
  return new Map(await Promise.all(files))
}

/** The addresses of the sitemap. */
export const indexedOf = async (site: Site): Promise<string[]> =>
  [...(await sitemapOf(site)).values()].flat().map(({ loc }) => loc.slice(site.origin.length))

/** All at the top of the site, and of those below the same address the first and the last. */
export const ofEachKind = (paths: readonly string[]): string[] => {
  const below = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')))
  const kinds = [...below].map(([parent, paths]) =>
    parent === '' ? paths : [...new Set([paths[0] ?? '', paths.at(-1) ?? ''])],
  )
  return kinds.flat()
}

/** A production server with an empty data folder, and the site it serves. */
export const servedSite = (): (() => Promise<Site>) => {
  let server: RunningServer | undefined
  // On a busy machine what runs in the background may take all of the ten seconds it is given.
  afterAll(() => server?.stop(), 120_000)
  return async () => {
    server = await startServer()
    return openSite(server.origin)
  }
}
