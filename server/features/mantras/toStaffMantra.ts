import type { StaffMantra, StaffMantraSummary } from '#contract/mantras/admin.ts'
import { stateOf } from '#server/publishing/publishing.ts'
import type { AdminRecord, Listed } from './adminRepository.ts'
import type { LineRecord } from './repository.ts'
import { toAudio, toMantra } from './toMantra.ts'
import type { VerseRecord } from './verseRepository.ts'

const stateOfMantra = (record: AdminRecord, now: Date) =>
  stateOf({ ...record, updatedAt: record.updatedAt ?? record.createdAt }, now)

export const toStaffMantra = (
  record: AdminRecord,
  lines: readonly LineRecord[],
  verses: readonly VerseRecord[],
  now: Date,
): StaffMantra => ({ ...toMantra(record, lines, verses), ...stateOfMantra(record, now) })

export const toSummary = (record: Listed, now: Date): StaffMantraSummary => {
  const { audio } = toAudio(record)
  return {
    id: record.id,
    title: record.title,
    isFeatured: record.isFeatured,
    ...(record.kind !== 'mantra' && { kind: record.kind }),
    ...(audio && { audio }),
    ...stateOfMantra(record, now),
    lineCount: Number(record.lineCount),
    timedLineCount: Number(record.timedLineCount),
  }
}
