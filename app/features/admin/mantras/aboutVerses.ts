import type { MantraVerse } from '#contract/mantras/public.ts'

type WrittenVerse = {
  verse: number
  heading?: string
  meaning?: string
  words?: { word: string; meaning: string }[]
}

/** As the server sends it; the reading of each word in Roman letters is not needed here. */
type VerseNotes = Omit<MantraVerse, 'words'> & {
  words?: readonly { word: string; meaning: string }[] | undefined
}

/** What is said about the verses, as people write it: each kind as one text. */
export type VerseTexts = { headings: string; meanings: string; words: string }

/** Stands for a verse of which nothing is said. */
const nothing = '-'

const paragraphs = (text: string): string[] =>
  text.trim() === '' ? [] : text.trim().split(/\n\s*\n/)

const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)

/** Without the verses at the end of which nothing is said. */
const joined = (parts: readonly (string | undefined)[], between: string): string => {
  const last = parts.findLastIndex((part) => part)
  return parts
    .slice(0, last + 1)
    .map((part) => part || nothing)
    .join(between)
}

/** In the order of the verses: a heading in each row, and a paragraph of each of the others. */
export function textsOfVerses(verses: readonly VerseNotes[] = []): VerseTexts {
  const most = Math.max(0, ...verses.map(({ verse }) => verse))
  const all = Array.from({ length: most }, (_, index) =>
    verses.find(({ verse }) => verse === index + 1),
  )
  const glossed = all.map((about) =>
    about?.words?.map(({ word, meaning }) => `${word} = ${meaning}`).join('\n'),
  )
  return {
    headings: joined(
      all.map((about) => about?.heading),
      '\n',
    ),
    meanings: joined(
      // An empty row would begin the next verse.
      all.map((about) => about?.meaning?.replaceAll(/\n\s*\n/g, '\n')),
      '\n\n',
    ),
    words: joined(glossed, '\n\n'),
  }
}

const nonEmpty = (part: string | undefined): string | undefined =>
  part === undefined || part.trim() === nothing ? undefined : part.trim()

export function versesOfTexts({ headings, meanings, words }: VerseTexts): WrittenVerse[] {
  const [heading, meaning, glossed] = [rowsOf(headings), paragraphs(meanings), paragraphs(words)]
  const count = Math.max(heading.length, meaning.length, glossed.length)
  return Array.from({ length: count }, (_, index) => {
    const [ownHeading, ownMeaning, ownWords] = [heading, meaning, glossed].map((parts) =>
      nonEmpty(parts[index]),
    )
    return {
      verse: index + 1,
      ...(ownHeading && { heading: ownHeading }),
      ...(ownMeaning && { meaning: ownMeaning }),
      ...(ownWords && { words: rowsOf(ownWords).map(wordOf) }),
    }
  }).filter((about) => Object.keys(about).length > 1)
}

function wordOf(row: string): { word: string; meaning: string } {
  const [word = '', ...meaning] = row.split('=')
  return { word: word.trim(), meaning: meaning.join('=').trim() }
}

/** Whether each row is a word and its meaning. */
export const areWords = (text: string): boolean =>
  paragraphs(text).every(
    (part) => nonEmpty(part) === undefined || rowsOf(part).every((row) => /\S\s*=\s*\S/.test(row)),
  )
