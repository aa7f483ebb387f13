import type { Post } from '#contract/blog/public.ts'
import { longDateText } from '#contract/i18n/en/longDates.ts'
import { otherNamesByPath } from '#contract/festivals/names.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { RiteRow } from '#contract/guide/public.ts'
import type { Mantra, MantraLanguage } from '#contract/mantras/public.ts'
import type { Page } from '#contract/pages/public.ts'
import { textOfHtml } from '#contract/plainText.ts'
import type { SearchKind, SearchResult } from './public.ts'
import type { Product } from '#contract/shop/public.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { beginningOfText, excerptOf } from './excerpts.ts'
import type { Grammar } from './grammar.ts'
import type { Asked } from './text.ts'
import { sectionPaths } from './sectionEntries.ts'

/** A page that search can find, the same on the phone and on the server. */
export type SearchEntry = {
  readonly kind: SearchKind
  readonly path: string
  readonly title: string
  /** Its text, in the user's language. */
  readonly text: string
  /** Other words that find it: its origin, its date, its author. */
  readonly also?: string
  /** What is chanted, and its language. */
  readonly verses?: string
  readonly versesLanguage?: MantraLanguage
  /** What finds it without being shown: on a page in another language, its English. */
  readonly unseen?: string
  readonly date?: string
  /** Which of the two are in English, because nobody has translated them. */
  readonly inEnglish?: readonly ('title' | 'text')[]
}

const isInEnglish = (of: object, field: string): boolean => {
  const { inEnglish }: Marked = of
  return inEnglish?.includes(field) ?? false
}

/** Of something that staff wrote: which of its fields are title and text here. */
const marksOf = (of: object, title: string, text: string): Partial<SearchEntry> => {
  const english = [
    ...(isInEnglish(of, title) ? (['title'] as const) : []),
    ...(isInEnglish(of, text) ? (['text'] as const) : []),
  ]
  return english.length > 0 ? { inEnglish: english } : {}
}

/** What staff wrote in a field besides, and what finds it as well; without being shown if it is in English. */
const alsoOf = (
  of: object,
  [field, text]: readonly [field: string, text: string],
  others: readonly string[] = [],
): Pick<SearchEntry, 'also' | 'unseen'> =>
  isInEnglish(of, field)
    ? { also: others.join('\n'), unseen: text }
    : { also: [text, ...others].join('\n') }

export const mantraEntry = (mantra: Mantra): SearchEntry => {
  const { id, title, meaning, origin = '', lines, language = 'sa' } = mantra
  return {
    kind: 'mantra',
    path: `/mantras/${id}`,
    title,
    text: meaning,
    ...alsoOf(mantra, ['origin', origin]),
    verses: lines.map(({ text }) => text).join('\n'),
    versesLanguage: language,
    ...marksOf(mantra, 'title', 'meaning'),
  }
}

export const festivalEntry = (festival: Festival, dateText = longDateText): SearchEntry => {
  const { slug, name, description, date, moonriseTime } = festival
  const path = `/calendar/${slug}`
  return {
    kind: 'festival',
    path,
    title: name,
    text: description,
    also: [
      date,
      dateText(date),
      ...(moonriseTime === undefined ? [] : ['moonrise chandrodaya']),
      otherNamesByPath(path),
    ].join(' '),
    date,
    ...marksOf(festival, 'name', 'description'),
  }
}

const sourcesOf = /<section class="sources">.*?<\/section>/s

/** An article is found by its sources where they are in its language, and shows none of them. */
export const postEntry = (post: Post): SearchEntry => {
  const { slug, title, content, excerpt, authorName } = post
  const also = alsoOf(post, ['excerpt', excerpt], [authorName ?? ''])
  const [sources = ''] = sourcesOf.exec(content) ?? []
  const own = sources.includes('lang="en"') ? '' : textOfHtml(sources)
  const unseen = [also.unseen, own].filter(Boolean).join('\n')
  return {
    kind: 'post',
    path: `/blog/${slug}`,
    title,
    text: textOfHtml(content.replace(sourcesOf, '')),
    ...also,
    ...(unseen !== '' && { unseen }),
    ...marksOf(post, 'title', 'markdown'),
  }
}

/** What people call the things of a category, in any script: `foldWord` makes one word of मूर्ती and murti. */
const categoryWords: Readonly<Record<ProductCategory, string>> = {
  idols: 'Ganapati idol murti statue vigraha मूर्ती गणपती गणेश प्रतिमा',
  puja_kits: 'puja kit samagri sahitya thali saman पूजा साहित्य सामग्री',
  digital: 'digital download file phone डिजिटल डाउनलोड',
  books: 'book pustak granth pothi पुस्तक किताब ग्रंथ पोथी',
}

export const productEntry = (product: Product): SearchEntry => {
  const { id, name, description, shortDescription = '', category, isEcoFriendly } = product
  const called = [shortDescription, isEcoFriendly ? 'eco-friendly' : '', categoryWords[category]]
  return {
    kind: 'product',
    path: `/shop/${id}`,
    title: name,
    text: description,
    also: called.join('\n'),
    ...marksOf(product, 'name', 'description'),
  }
}

/** Where the rites of home are. */
export const atHome = '/puja/guide'

/** Of a rite that families perform at home. */
export const riteEntry = (
  rite: Pick<RiteRow, 'id' | 'title' | 'summary' | 'inEnglish'>,
): SearchEntry => {
  const { id, title, summary } = rite
  return {
    kind: 'page',
    path: `${atHome}/${id}`,
    title,
    text: summary,
    ...marksOf(rite, 'title', 'summary'),
  }
}

export const pageEntry = (page: Page): SearchEntry => {
  const { name, title, description, html } = page
  return {
    kind: 'page',
    path: `/${name}`,
    title,
    text: textOfHtml(html),
    ...alsoOf(page, ['description', description]),
    ...marksOf(page, 'title', 'markdown'),
  }
}

/** What is shown of something that was found: its own words, or of a verse or an author what was looked for. */
export const toResult = (
  entry: SearchEntry,
  asked: readonly Asked[],
  grammar?: Grammar,
): SearchResult & Marked => {
  const { kind, path, title, text, also = '', verses = '', date, inEnglish } = entry
  const excerptIn = (where: string) => excerptOf(where, asked, grammar)
  // What a festival, a product or a page of the app is also called is no sentence.
  const isNames = kind === 'festival' || kind === 'product' || sectionPaths.has(path)
  const own = excerptIn(text)
  const other = own === undefined && !isNames ? excerptIn(also) : undefined
  const verse = (own ?? other) === undefined ? excerptIn(verses) : undefined
  const isOwn = (other ?? verse) === undefined
  const english = [
    ...(inEnglish?.includes('title') ? ['title'] : []),
    ...(inEnglish?.includes('text') && isOwn ? ['excerpt'] : []),
  ]
  return {
    kind,
    path,
    title,
    excerpt: own ?? other ?? verse ?? beginningOfText(text),
    ...(verse !== undefined && { verseLanguage: entry.versesLanguage }),
    ...(date !== undefined && { date }),
    ...(english.length > 0 && { inEnglish: english }),
  }
}
