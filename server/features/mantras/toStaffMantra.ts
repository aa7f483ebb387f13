import type { StaffMantra, StaffMantraSummary } from '#contract/mantrasAdmin.ts'
import { restorableMs, statusAt } from '#server/publishing/publishing.ts'
import type { AdminRecord, Listed } from './adminRepository.ts'
import type { LineRecord } from './repository.ts'
import { toAudio, toMantra } from './toMantra.ts'

const stateOf = (record: AdminRecord, now: Date) => ({
  status: statusAt(record, now),
  ...(record.publishAt !== null && { publishAt: record.publishAt }),
  version: record.version,
  updatedAt: record.updatedAt ?? record.createdAt,
  ...(record.deletedAt !== null && {
    deletedAt: record.deletedAt,
    restorableUntil: new Date(Date.parse(record.deletedAt) + restorableMs).toISOString(),
  }),
})

export const toStaffMantra = (
  record: AdminRecord,
  lines: readonly LineRecord[],
  now: Date,
): StaffMantra => ({ ...toMantra(record, lines), ...stateOf(record, now) })

export const toSummary = (record: Listed, now: Date): StaffMantraSummary => {
  const { audio } = toAudio(record)
  return {
    id: record.id,
    title: record.title,
    isFeatured: record.isFeatured,
    ...(audio && { audio }),
    ...stateOf(record, now),
    lineCount: Number(record.lineCount),
    timedLineCount: Number(record.timedLineCount),
  }
}
