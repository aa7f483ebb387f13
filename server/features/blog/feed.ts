import { pathIn } from '#contract/addresses.ts'
import type { Post } from '#contract/blog/public.ts'
import { blogFeedPath } from '#contract/blog/feed.ts'
import type { Language } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import { linksIn } from '#contract/writtenLinks.ts'

export const feedContentType = 'application/rss+xml; charset=utf-8'

/** Control characters are not allowed in XML, escaped or not. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** A feed reader does not know our site, so every address in the text is absolute. */
const withOrigin = (html: string, origin: string): string =>
  html
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replaceAll(
      / srcset="([^"]*)"/g,
      (_, list: string) => ` srcset="${list.replaceAll(/(^|, )\//g, `$1${origin}/`)}"`,
    )

const pictureOf = ({ imageUrl, imageAlt = '' }: Post, origin: string): string =>
  imageUrl ? `<p><img src="${origin}${imageUrl}" alt="${escapeXml(imageAlt)}"></p>\n` : ''

const rfc822 = (iso: string): string => new Date(iso).toUTCString().replace('GMT', '+0000')

type Where = { readonly origin: string; readonly language: Language }

const itemOf = (post: Post, { origin, language }: Where): string =>
  [
    '<item>',
    element('title', post.title),
    element('link', `${origin}${pathIn(language, `/blog/${post.slug}`)}`),
    // Stays the same when the address changes, so that nobody sees the article twice.
    `<guid isPermaLink="false">urn:uuid:${escapeXml(post.id)}</guid>`,
    element('pubDate', rfc822(post.publishedAt)),
    ...(post.authorName ? [element('dc:creator', post.authorName)] : []),
    element('description', post.excerpt),
    element(
      'content:encoded',
      pictureOf(post, origin) + withOrigin(linksIn(language, post.content), origin),
    ),
    '</item>',
  ].join('\n')

/** RSS 2.0 of the latest posts with their full texts, as far as they are translated. */
export const feedOf = (site: Site, posts: readonly Post[], where: Where): string => {
  const { origin, language } = where
  const changes = posts.map(({ updatedAt }) => updatedAt).toSorted()
  const latest = changes.at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"',
    '  xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    '  xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', site.name),
    element('link', `${origin}${pathIn(language, '/blog')}`),
    element('description', site.tagline),
    `<language>${language}-IN</language>`,
    ...(latest ? [element('lastBuildDate', rfc822(latest))] : []),
    `<atom:link href="${escapeXml(origin)}${pathIn(language, blogFeedPath)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, where)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
