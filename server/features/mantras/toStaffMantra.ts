import type { StaffMantra, StaffMantraSummary } from '#contract/mantrasAdmin.ts'
import type { DeskRecord, Listed } from './deskRepository.ts'
import type { LineRecord } from './repository.ts'
import { toAudio, toMantra } from './toMantra.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long what is deleted can be brought back. */
export const restorableMs = 30 * dayMs

/** What is scheduled and due is published, whatever its row says. */
const statusAt = ({ status, publishAt }: DeskRecord, now: Date): DeskRecord['status'] =>
  status === 'scheduled' && publishAt !== null && publishAt <= now.toISOString()
    ? 'published'
    : status

const stateOf = (record: DeskRecord, now: Date) => ({
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
  record: DeskRecord,
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
