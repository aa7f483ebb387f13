import type { Sent } from '#contract/endpoint.ts'
import type { StaffMantra, createMantra } from '#contract/mantrasAdmin.ts'
import { textsOfVerses, versesOfTexts } from './aboutVerses.ts'
import { linesOf, textOf } from './linesOfText.ts'

/** The form's content: the lines, and what is said about the verses, as people write them. */
export type MantraValues = {
  title: string
  origin: string
  lines: string
  meaning: string
  headings: string
  verses: string
  words: string
  sources: string
  isFeatured: boolean
  kind: NonNullable<Sent<typeof createMantra>['kind']>
  language: NonNullable<Sent<typeof createMantra>['language']>
}

export const emptyMantra: MantraValues = {
  title: '',
  origin: '',
  lines: '',
  meaning: '',
  headings: '',
  verses: '',
  words: '',
  sources: '',
  isFeatured: false,
  kind: 'mantra',
  language: 'sa',
}

/** A stotra, an aarti or names. */
export const emptyText: MantraValues = { ...emptyMantra, kind: 'stotra' }

export function toMantraValues(mantra: StaffMantra): MantraValues {
  const { headings, meanings, words } = textsOfVerses(mantra.verses)
  return {
    title: mantra.title,
    origin: mantra.origin ?? '',
    lines: textOf(mantra.lines),
    meaning: mantra.meaning,
    headings,
    verses: meanings,
    words,
    sources: mantra.sources ?? '',
    isFeatured: mantra.isFeatured,
    kind: mantra.kind ?? 'mantra',
    language: mantra.language ?? 'sa',
  }
}

export const toMantraInput = (
  { headings, verses, words, ...values }: MantraValues,
  known?: StaffMantra['lines'],
): Omit<Sent<typeof createMantra>, 'id'> => ({
  ...values,
  lines: linesOf(values.lines, known),
  verses: versesOfTexts({ headings, meanings: verses, words }),
})
