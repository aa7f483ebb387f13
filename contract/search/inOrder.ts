import { beyondByPath, otherNamesByPath } from '#contract/festivals/names.ts'
import { atHome, type SearchEntry } from './entries.ts'
import { hasInRow, nameAmong, withoutYear } from './festivalName.ts'
import type { Grammar } from './grammar.ts'
import { sectionPaths } from './sectionEntries.ts'
import { type Asked, isFoundBy, isPlainWord, isSankashti, titleTermsOf } from './text.ts'

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

const isAtHome = ({ path }: SearchEntry): boolean => path.startsWith(atHome)

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
