import { choice, flag, inRow, text } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import type { Sent } from '#contract/endpoint.ts'
import { createMantra, mantraKinds, type StaffMantra } from '#contract/mantras/admin.ts'
import { mantraLanguages } from '#contract/mantras/public.ts'
import { areWords, textsOfVerses, versesOfTexts } from './aboutVerses.ts'
import { joinLines, linesOf } from '#app/admin/recordings/linesOfText.ts'

/** The lines, and what is said about the verses, as people write them. */
export const mantraValues = formOf(
  {
    title: text(),
    ...inRow('gap-5 sm:grid-cols-2', {
      kind: choice(mantraKinds, 'kinds', 'mantra'),
      language: choice(mantraLanguages, 'languages', 'sa'),
    }),
    origin: text({ sendsEmpty: true }),
    lines: text({ rows: 10 }),
    meaning: text({ rows: 6 }),
    verses: text({ rows: 6 }),
    words: text({ rows: 6, isRight: areWords }),
    headings: text({ rows: 3 }),
    sources: text({ rows: 3, sendsEmpty: true }),
    isFeatured: flag(),
  },
  createMantra.input,
)

export type MantraValues = typeof mantraValues.empty

/** A stotra, an aarti or names. */
export const emptyText: MantraValues = { ...mantraValues.empty, kind: 'stotra' }

type Saved = Omit<
  Parameters<typeof mantraValues.toValues>[0],
  'headings' | 'lines' | 'verses' | 'words'
> & {
  verses?: Parameters<typeof textsOfVerses>[0]
  lines: Parameters<typeof joinLines>[0]
}

export function toMantraValues(mantra: Saved): MantraValues {
  const { headings, meanings, words } = textsOfVerses(mantra.verses)
  const lines = joinLines(mantra.lines)
  return mantraValues.toValues({ ...mantra, lines, headings, verses: meanings, words })
}

export function toMantraInput(
  values: MantraValues,
  current?: StaffMantra['lines'],
): Omit<Sent<typeof createMantra>, 'id'> {
  const { headings: _headings, words: _words, ...input } = mantraValues.toInput(values)
  return {
    ...input,
    lines: linesOf(values.lines, current),
    verses: versesOfTexts({ ...values, meanings: values.verses }),
  }
}

/** The fields of an earlier version. */
export const mantraValuesOf = (content: object): MantraValues | undefined => {
  const read = createMantra.input.safeParse(content)
  return read.success ? toMantraValues(read.data) : undefined
}
