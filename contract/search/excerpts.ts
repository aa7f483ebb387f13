import type { Grammar } from './grammar.ts'
import { type Asked, isFoundBy, termsOf, words } from './text.ts'

/** With a date, in four lines of a phone and in two of a wide screen. */
const excerptLength = 100

/**
 * Where a text first contains one of the words, with some text around it; undefined if it contains
 * none.
 */
export const excerptOf = (
  text: string,
  asked: readonly Asked[],
  grammar?: Grammar,
): string | undefined => {
  const found = [...text.matchAll(words)].find(([word]) =>
    termsOf(word, grammar).some((term) => asked.some((each) => isFoundBy(each, term))),
  )
  return found && cut(text, found.index)
}

/** The beginning of a text, in whole words. */
export const beginningOfText = (text: string): string => cut(text, 0)

/** What is looked for is in the first of the two lines that a phone shows of an excerpt. */
const longestLead = 40

/** The end of a sentence, or of a verse's line, and what separates it from the next. */
const sentenceEnd = /[.?!:।॥…]\s+|\n/g

const cut = (text: string, around: number): string => {
  const earliest = Math.max(0, around - longestLead)
  const lead = text.slice(earliest, around)
  const sentence = [...lead.matchAll(sentenceEnd)].at(-1)
  const isWhole = earliest === 0 || sentence !== undefined
  const skipped = sentence ? sentence.index + sentence[0].length : lead.indexOf(' ') + 1
  const start = earliest + (earliest === 0 && around < longestLead ? 0 : skipped)
  const whole = text.slice(start, start + excerptLength)
  const isAll = start + excerptLength >= text.length
  const end = isAll ? whole : whole.slice(0, Math.max(whole.lastIndexOf(' '), excerptLength / 2))
  return `${isWhole ? '' : '… '}${end.replaceAll(/\s+/g, ' ').trim()}${isAll ? '' : ' …'}`
}
