import type { QueryClient } from '@tanstack/react-query'
import { blogFeedPath } from '#contract/blog/feed.ts'
import type { Out } from '#contract/endpoint.ts'
import type { ReadName, Reads } from '#contract/reads.ts'
import { builtLanguages, isMultilingual, language, pathHere } from '#app/i18n/language.ts'
import { pathIn } from '#contract/addresses.ts'
import { localeOf } from '#contract/languages.ts'
import { type OgImage, ogImageOf } from './ogImage.ts'
import { jsonLdOf } from './jsonLd.ts'
import type { SeoPage } from './seoPage.ts'

export type SeoHead = {
  /** Elements for the document's head. */
  head: string
  /** The text on the preview picture of a shared link. */
  ogImage: OgImage
}

/** The address of a page's picture, which the server draws. */
const cardPath = (path: string): string =>
  `/media/og${pathHere('/') === '/' ? '' : pathHere('/')}${path === '/' ? '/home' : path}.png`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const tag = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`

/** Escaped, so that nothing in it can end its script element. */
const script = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const isWithinBlog = (path: string): boolean => path === '/blog' || path.startsWith('/blog/')

/** Feed readers find the feed by it, from any article. */
const feedLink = (title: string, origin: string): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escaped(title)}" href="${origin}${pathHere(blogFeedPath)}">`

/** The same page in every language, for search engines: each names all, itself included. */
const alternates = ({ origin, path, url }: SeoPage): string[] => {
  if (!isMultilingual) return []
  const query = new URL(url).search
  const linkTo = (code: string, href: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escaped(href)}">`
  return [
    ...builtLanguages.map((each) => linkTo(each, `${origin}${pathIn(each, path)}${query}`)),
    linkTo('x-default', `${origin}${path}${query}`),
    tag('property', 'og:locale', localeOf(language)),
    ...builtLanguages
      .filter((each) => each !== language)
      .map((each) => tag('property', 'og:locale:alternate', localeOf(each))),
  ]
}

/**
 * A page's metadata for search engines and messengers. Rendered only on the server, so that its
 * code is in no client chunk.
 */
export function describePage(page: SeoPage): SeoHead {
  const { origin, path, url, title, description } = page
  const ogImage = ogImageOf(page)
  const image = `${origin}${cardPath(path)}`
  const post = path.startsWith('/blog/') ? page.dataOf('getPost') : undefined
  const head = [
    ...alternates(page),
    ...(isWithinBlog(path) ? [feedLink(ogImage.temple, origin)] : []),
    tag('property', 'og:type', post ? 'article' : 'website'),
    ...(post
      ? [
          tag('property', 'article:published_time', post.publishedAt),
          tag('property', 'article:modified_time', post.updatedAt),
        ]
      : []),
    tag('property', 'og:site_name', ogImage.temple),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', url),
    tag('property', 'og:image', image),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('name', 'twitter:card', 'summary_large_image'),
    ...jsonLdOf(page, image).map(script),
  ]
  return { head: head.join(''), ogImage }
}

/** A rendered page's queries by name, ignoring parameters. */
export const dataOfQueries =
  (queryClient: QueryClient): SeoPage['dataOf'] =>
  <N extends ReadName>(name: N) =>
    queryClient.getQueriesData<Out<Reads[N]>>({ queryKey: [name] })[0]?.[1]
