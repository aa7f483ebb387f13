import { counted } from '#contract/i18n/en/plural.ts'
import type { AuditValues } from '#contract/audit/admin.ts'
import type { NewMantra } from '#contract/mantras/admin.ts'
import { orNull } from '#server/admin/audit.ts'
import { AppError } from '#server/errors.ts'
import type { NewLine } from './adminRepository.ts'
import type { VerseRecord } from './verseRepository.ts'
import type { WholeMantra } from './wholeMantra.ts'

/** A mantra as an editor writes it. */
export type MantraInput = Omit<NewMantra, 'id'>

export const toFields = ({
  title,
  origin,
  meaning,
  sources,
  isFeatured,
  kind,
  language,
}: MantraInput) => ({
  title,
  origin: origin || undefined,
  meaning,
  meaningSource: sources || undefined,
  isFeatured,
  kind,
  language,
})

const loggedLines = (lines: readonly Pick<NewLine, 'text' | 'verse'>[]): string[] =>
  lines.map(({ text, verse }) => `${verse} ${text}`)

const loggedVerses = (verses: readonly VerseRecord[]): string[] =>
  verses.map(({ verse, heading, meaning, words = [] }) => {
    const glossed = words.map(({ word, meaning: said }) => `${word} = ${said}`).join('; ')
    return [`${verse}`, heading, meaning, glossed].filter(Boolean).join(' | ')
  })

/** What the activity log records of a new mantra. */
export const toFirstAuditValues = (input: MantraInput): AuditValues => {
  const { title, origin = null, meaning, meaningSource = null, ...words } = toFields(input)
  const lines = loggedLines(input.lines)
  const verses = loggedVerses(input.verses ?? [])
  return { title, origin, meaning, sources: meaningSource, ...words, lines, verses }
}

/** Refuses what is said about a verse that the text does not have. */
export const assertVerses = ({
  lines,
  verses = [],
}: {
  readonly lines: readonly Pick<NewLine, 'verse'>[]
  readonly verses?: readonly Pick<VerseRecord, 'verse'>[] | undefined
}): void => {
  const known = new Set(lines.map(({ verse }) => verse))
  if (verses.every(({ verse }) => known.has(verse))) return
  const detail = `This mantra has ${known.size} ${counted(known.size, { one: 'verse', other: 'verses' })}`
  throw new AppError('invalid_input', undefined, [{ pointer: '#/verses', detail }])
}

/** A mantra as an editor would write it again; the lines' times belong to the recording. */
export const inputOf = (record: WholeMantra): Record<keyof MantraInput, unknown> => ({
  title: record.title,
  origin: record.origin,
  meaning: record.meaning,
  sources: record.meaningSource,
  isFeatured: record.isFeatured,
  kind: record.kind,
  language: record.language,
  lines: record.lines.map(({ text, verse }) => ({ text, verse })),
  verses: record.verses,
})

/** What the activity log records of a mantra. */
export const toAuditValues = (record: WholeMantra): AuditValues => {
  const { lines: _lines, verses: _verses, ...words } = inputOf(record)
  return {
    ...orNull(words),
    audio: record.audioUrl ?? null,
    audioDurationMs: record.audioDurationMs ?? null,
    lines: loggedLines(record.lines),
    verses: loggedVerses(record.verses),
    starts: record.lines.map(({ startMs }) => startMs ?? null),
  }
}
