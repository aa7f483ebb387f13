import type { Sent } from '#contract/endpoint.ts'
import { createMantra, type StaffMantra } from '#contract/mantras/admin.ts'
import { textsOfVerses, versesOfTexts } from './aboutVerses.ts'
import { linesOf, joinLines } from './linesOfText.ts'

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

type Saved = Pick<StaffMantra, 'title' | 'meaning' | 'isFeatured' | 'language'> & {
  verses?: Parameters<typeof textsOfVerses>[0]
  origin?: string | undefined
  sources?: string | undefined
  kind?: MantraValues['kind'] | undefined
  lines: readonly { text: string; verse: number }[]
}

export function toMantraValues(mantra: Saved): MantraValues {
  const { headings, meanings, words } = textsOfVerses(mantra.verses)
  return {
    title: mantra.title,
    origin: mantra.origin ?? '',
    lines: joinLines(mantra.lines),
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

/** The fields of an earlier version. */
export const mantraValuesOf = (content: object): MantraValues | undefined => {
  const read = createMantra.input.safeParse(content)
  return read.success ? toMantraValues(read.data) : undefined
}
