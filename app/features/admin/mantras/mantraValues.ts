import type { Sent } from '#contract/endpoint.ts'
import type { StaffMantra, createMantra } from '#contract/mantrasAdmin.ts'
import { linesOf, textOf } from './linesOfText.ts'

/** The form's content: the lines as one text, as people write them. */
export type MantraValues = {
  title: string
  origin: string
  lines: string
  meaning: string
  isFeatured: boolean
  kind: NonNullable<Sent<typeof createMantra>['kind']>
  language: NonNullable<Sent<typeof createMantra>['language']>
}

export const emptyMantra: MantraValues = {
  title: '',
  origin: '',
  lines: '',
  meaning: '',
  isFeatured: false,
  kind: 'mantra',
  language: 'sa',
}

export const toMantraValues = (mantra: StaffMantra): MantraValues => ({
  title: mantra.title,
  origin: mantra.origin ?? '',
  lines: textOf(mantra.lines),
  meaning: mantra.meaning,
  isFeatured: mantra.isFeatured,
  kind: mantra.kind ?? 'mantra',
  language: mantra.language ?? 'sa',
})

export const toMantraInput = (
  values: MantraValues,
  known?: StaffMantra['lines'],
): Omit<Sent<typeof createMantra>, 'id'> => ({
  ...values,
  lines: linesOf(values.lines, known),
})
