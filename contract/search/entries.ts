import type { Post } from '#contract/blog/public.ts'
import { longDateText } from '#contract/i18n/en/longDates.ts'
import { beyondByPath, otherNamesByPath } from '#contract/festivals/names.ts'
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
import { hasInRow, nameAmong, withoutYear } from './festivalName.ts'
import type { Grammar } from './grammar.ts'
import { type Asked, isFoundBy, isPlainWord, isSankashti, titleTermsOf } from './text.ts'
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

const atHome = '/puja/guide'

const isAtHome = ({ path }: SearchEntry): boolean => path.startsWith(atHome)

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

/**
 * Ranks an index's results: first those with every term in the title, a short one as a word, and any in its plain form; festivals with the next one
 * first and past ones last, Ganesha's before others. A monthly festival appears once. Fasts with a
 * name per month do not hide other results; products follow pujas; FAQ and legal texts follow
 * Ganesha's festivals.
 */
export const inOrder = (
  entries: readonly SearchEntry[],
  query: readonly Asked[],
  today: string,
  grammar?: Grammar,
): SearchEntry[] => {
  const asked = withoutYear(query)
  const found = onceEach(entries, today)
  const titled = found.filter((entry) =>
    haveAll(ownTerms(entry, entry.title, grammar), asked, isFoundBy),
  )
  // A few letters begin many words: `san` is a feast, and begins Sankashti.
  const isWhole = asked.every(({ term, stems }) => term.length <= 3 || stems.length > 0)
  const isNamed = (entry: SearchEntry) =>
    haveAll(ownTerms(entry, mainName(entry), grammar), asked, isPlainWord)
  const whole = isWhole ? titled.filter(isNamed) : []
  const begun = titled.filter((entry) => !whole.includes(entry))
  const others = aboutName(
    found.filter((entry) => !titled.includes(entry)),
    nameAmong(asked, found.filter(isFestival).map(allNames), grammar),
    grammar,
  )
  const room = (some: readonly SearchEntry[]) => withRoom(byDate(some, today))
  return [
    ...productsLast(atHomeLast(sectionsFirst(mantrasFirst(room(whole))))),
    ...productsLast(atHomeLast(mantrasFirst(room(begun)))),
    ...productsLast(beyondLast(textsLast(room(others)))),
  ]
}

const haveAll = (
  terms: readonly string[],
  asked: readonly Asked[],
  isIn: (each: Asked, term: string) => boolean,
): boolean => asked.every((each) => terms.some((term) => isIn(each, term)))

const isFestival = ({ kind }: SearchEntry): boolean => kind === 'festival'

/** Other names of a festival and of the app's own pages are as good as their titles. */
const allNames = ({ path, title, also = '' }: SearchEntry): string =>
  `${title} ${sectionPaths.has(path) ? also : otherNamesByPath(path)}`

const ownTerms = (entry: SearchEntry, title: string, grammar?: Grammar): string[] =>
  titleTermsOf(allNames({ ...entry, title }), grammar)

/** Of texts that have every word of a day's name, those that have the name. */
const aboutName = (
  entries: readonly SearchEntry[],
  name: readonly Asked[] | undefined,
  grammar?: Grammar,
): readonly SearchEntry[] =>
  name === undefined
    ? entries
    : entries.filter(({ title, text, also = '', verses = '', unseen = '' }) =>
        hasInRow([title, text, also, verses, unseen].join(' '), name, grammar),
      )

/** नरक चतुर्दशी (छोटी दिवाली) is not what दिवाली means. */
const mainName = ({ title }: SearchEntry): string => title.replace(/ \(.*\)$/, '')

/** What the app calls so, what is called so, and what is written about it. */
const sectionsFirst = (entries: readonly SearchEntry[]): SearchEntry[] => {
  const isSection = ({ path }: SearchEntry) => sectionPaths.has(path)
  const isPost = ({ kind }: SearchEntry) => kind === 'post'
  return [
    ...entries.filter(isSection),
    ...entries.filter((entry) => !isSection(entry) && !isPost(entry)),
    ...entries.filter(isPost),
  ]
}

/** A mantra before the fast of the same name: Vakratunda’s is searched far more often. */
function mantrasFirst(entries: readonly SearchEntry[]): SearchEntry[] {
  const first = entries.findIndex(isSankashti)
  const rest = first < 0 ? [] : entries.slice(first)
  return [
    ...entries.slice(0, entries.length - rest.length),
    ...rest.filter(({ kind }) => kind === 'mantra'),
    ...rest.filter(({ kind }) => kind !== 'mantra'),
  ]
}

/** Who looks for a puja or a festival means the temple’s before the rite at home of that name. */
const atHomeLast = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...entries.filter((entry) => !isAtHome(entry)),
  ...entries.filter(isAtHome),
]

/** Texts of other festivals must not hide the temple's own pages. */
const beyondLast = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...entries.filter(({ path }) => !beyondByPath(path)),
  ...entries.filter(({ path }) => beyondByPath(path)),
]

/** FAQ and legal texts are first only if they match by title. */
const textsLast = (entries: readonly SearchEntry[]): SearchEntry[] => {
  const isText = ({ kind, path }: SearchEntry) => kind === 'page' && !sectionPaths.has(path)
  return [...entries.filter((entry) => !isText(entry)), ...entries.filter(isText)]
}

const productsLast = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...entries.filter(({ kind }) => kind !== 'product'),
  ...entries.filter(({ kind }) => kind === 'product'),
]

/** How many festivals come before other results, all Sankashtis as one; the rest follow them. */
const nextFestivals = 3

const withRoom = (entries: readonly SearchEntry[]): SearchEntry[] => {
  const dated = entries.filter(({ date }) => date !== undefined)
  const first = [...new Set(dated.map(seriesOf))].slice(0, nextFestivals)
  const later = new Set(dated.filter((entry) => !first.includes(seriesOf(entry))))
  return [...entries.filter((entry) => !later.has(entry)), ...later]
}

const seriesOf = (entry: SearchEntry): string => (isSankashti(entry) ? 'sankashti' : entry.path)

/** Upcoming ones, then past ones; in each Ganesha's first. */
const keyOf = ({ path, date = '' }: SearchEntry, today: string): string =>
  `${date < today ? 1 : 0}${beyondByPath(path) ? 1 : 0}${date}`

/**
 * Keeps one of several festivals with the same name, and of monthly named fasts such as Ekadashi:
 * the next one, or the earliest past one.
 */
const onceEach = (entries: readonly SearchEntry[], today: string): SearchEntry[] => {
  const next = new Map<string, SearchEntry>()
  for (const entry of entries) {
    const existing = next.get(nameOf(entry))
    if (entry.date === undefined || (existing && keyOf(existing, today) <= keyOf(entry, today)))
      continue
    next.set(nameOf(entry), entry)
  }
  return entries.filter((entry) => entry.date === undefined || next.get(nameOf(entry)) === entry)
}

const nameOf = ({ path, title }: SearchEntry): string => beyondByPath(path)?.series ?? title

/** Festivals keep their places among the other results; only their own order changes. */
const byDate = (entries: readonly SearchEntry[], today: string): SearchEntry[] => {
  const dated = entries
    .filter(({ date }) => date !== undefined)
    .toSorted((a, b) => (keyOf(a, today) < keyOf(b, today) ? -1 : 1))
  return entries.map((entry) => (entry.date === undefined ? entry : (dated.shift() ?? entry)))
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
