import type { Knex } from 'knex'
import type { AuditValues } from '#contract/audit.ts'
import { AppError } from '#server/errors.ts'
import { candidates, slugOf } from '#server/publishing/slug.ts'
import { insertMantra, type AdminRecord, type NewLine } from './adminRepository.ts'
import type { LineRecord } from './repository.ts'

/** A mantra as an editor writes it. */
export type Written = {
  readonly title: string
  readonly origin?: string | undefined
  readonly meaning: string
  readonly isFeatured: boolean
  readonly kind: AdminRecord['kind']
  readonly language: AdminRecord['language']
  readonly lines: readonly NewLine[]
}

export const wordsOf = ({ title, origin, meaning, isFeatured, kind, language }: Written) => ({
  title,
  origin: origin || null,
  meaning,
  isFeatured,
  kind,
  language,
})

export const loggedLines = (lines: readonly Pick<NewLine, 'text' | 'verse'>[]): string[] =>
  lines.map(({ text, verse }) => `${verse} ${text}`)

/** What the activity log records of a mantra. */
export const logged = (record: AdminRecord, lines: readonly LineRecord[]): AuditValues => ({
  title: record.title,
  origin: record.origin,
  meaning: record.meaning,
  isFeatured: record.isFeatured,
  kind: record.kind,
  language: record.language,
  status: record.status,
  publishAt: record.publishAt,
  isDeleted: record.deletedAt !== null,
  audio: record.audioUrl,
  audioDurationMs: record.audioDurationMs,
  lines: loggedLines(lines),
  starts: lines.map(({ startMs }) => startMs),
})

/** Words that the mantras' own addresses use. */
const reserved = ['featured', 'previews', 'order', 'aarti', 'aartis']

/** Under the requested id, or a free one made from the title. */
export const insertUnder = async (
  trx: Knex,
  given: string | undefined,
  fresh: Omit<AdminRecord, 'id'>,
): Promise<string> => {
  if (given !== undefined) {
    if (await insertMantra(trx, { ...fresh, id: given })) return given
    throw new AppError('id_taken', undefined, [
      { pointer: '#/id', detail: 'Another mantra already has this address' },
    ])
  }
  for (const id of candidates(slugOf(fresh.title, 'mantra'), reserved)) {
    if (await insertMantra(trx, { ...fresh, id })) return id
  }
  throw new Error('The candidates never end.')
}
