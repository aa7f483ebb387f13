import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it'
import { needsFullFont } from '#server/devanagari/sanskritFont.ts'
import { isAllowedLink, isForeign } from './links.ts'
import { envOf, withPictures, type Seen } from './pictures.ts'
import type { MarkdownJob, Rendered } from './port.ts'
import { sanitise } from './sanitise.ts'

/** Devanagari with its extensions and signs, and the blanks and marks between two such words. */
const letter = '\\u0900-\\u097F\\uA8E0-\\uA8FF\\u1CD0-\\u1CFF'
const devanagari = new RegExp(
  `[${letter}][${letter}\\u200C\\u200D]*(?:[ ,;:–-]+[${letter}][${letter}\\u200C\\u200D]*)*`,
  'gu',
)

/**
 * The page's own title is its only first-level heading; below the fourth level nobody sees a
 * difference.
 */
const levelOf = (tag: string): string => {
  const level = Number(tag.slice(1))
  return `h${Math.min(Math.max(level, 2), 4)}`
}

const moveHeadings = (md: MarkdownIt): void => {
  md.core.ruler.push('headings', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type === 'heading_open' || token.type === 'heading_close') {
        token.tag = levelOf(token.tag)
      }
    }
  })
}

/** In the small font file, unless that would draw one of its conjuncts wrongly. */
const inSanskrit = (words: string): string =>
  needsFullFont(words)
    ? `<span lang="sa" class="font-mantra-full">${words}</span>`
    : `<span lang="sa">${words}</span>`

const verse = /॥\s*$/

/** Among other words in Devanagari, a quotation that ends as verses do is in Sanskrit. */
const findVerses = (md: MarkdownIt): void => {
  md.core.ruler.push('verses', ({ tokens }) => {
    let quotations = 0
    for (const { type, content, children } of tokens) {
      if (type === 'blockquote_open') quotations += 1
      if (type === 'blockquote_close') quotations -= 1
      if (quotations === 0 || type !== 'inline' || !verse.test(content)) continue
      for (const child of children ?? []) child.meta = { isVerse: true }
    }
  })
}

const createMarkdown = (): MarkdownIt => {
  const md = new createMarkdownIt({ html: false, linkify: true, typographer: true, quotes: '“”‘’' })
  // Nobody at a temple writes code; four blanks before a line are an accident.
  md.disable(['code', 'fence', 'backticks', 'strikethrough', 'replacements'])
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  md.validateLink = isAllowedLink
  const { rules } = md.renderer
  rules['text'] = (tokens, index, _options, env) => {
    const { content = '', meta } = tokens[index] ?? {}
    const text = md.utils.escapeHtml(content)
    const isOwn = env?.['isInDevanagari'] && !meta?.isVerse
    return isOwn ? text : text.replace(devanagari, inSanskrit)
  }
  rules['link_open'] = (tokens, index, options, _env, renderer) => {
    if (isForeign(String(tokens[index]?.attrGet('href')))) {
      tokens[index]?.attrSet('rel', 'nofollow noopener')
    }
    return renderer.renderToken(tokens, index, options)
  }
  rules['table_open'] = () => '<div class="table"><table>\n'
  rules['table_close'] = () => '</table></div>\n'
  md.use(moveHeadings)
  md.use(findVerses)
  md.use(withPictures)
  return md
}

const plain = (token: Token): string =>
  (token.children ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' '
      return type === 'text' ? content : ''
    })
    .join('')

const longestOpening = 160

/** Ends with a whole word. */
const shorten = (text: string, longest = longestOpening): string => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s,;:–-]+$/u, '')}…`
}

/** The first paragraph with words in it, outside lists and quotations. */
const openingOf = (tokens: readonly Token[]): string => {
  const texts = tokens
    .filter((_, index) => {
      const before = tokens[index - 1]
      return before?.type === 'paragraph_open' && before.level === 0
    })
    .map((token) => plain(token).replace(/\s+/gu, ' ').trim())
  return shorten(texts.find((text) => text !== '') ?? '')
}

const countWords = (tokens: readonly Token[]): number =>
  tokens
    .filter(({ type }) => type === 'inline')
    .flatMap((token) => plain(token).split(/\s+/u))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Sources are in English in each language; the heading is what Marathi and Hindi both call them. */
const sourcesIn = (items: readonly string[], isInDevanagari: boolean | undefined): string => {
  const list = items.map((item) => `<li>${item}</li>`).join('\n')
  return isInDevanagari
    ? `<section class="sources"><h2>संदर्भ</h2><ul lang="en">${list}</ul></section>`
    : `<section class="sources"><h2>Sources</h2><ul>${list}</ul></section>`
}

/**
 * Turns Markdown into HTML with few elements, and nothing in it that runs or loads from elsewhere.
 */
export const createToHtml = (): ((job: MarkdownJob) => Rendered) => {
  const md = createMarkdown()
  return ({ text, sources, pictures, isInDevanagari }) => {
    const known = new Map(pictures.map((picture) => [picture.hash, picture]))
    const seen: Seen = { known, urls: [], lacksAlt: false }
    const env = { ...envOf(seen), isInDevanagari }
    const tokens = md.parse(text, env)
    const body = md.renderer.render(tokens, md.options, env)
    const items = sources.map((source) =>
      md.renderInline(source, { ...env, isInDevanagari: false }),
    )
    const list = items.length > 0 ? sourcesIn(items, isInDevanagari) : ''
    return {
      html: sanitise(body + list),
      opening: openingOf(tokens),
      words: countWords(tokens),
      pictures: seen.urls,
      lacksAlt: seen.lacksAlt,
    }
  }
}
