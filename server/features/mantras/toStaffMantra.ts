import type { StaffMantra, StaffMantraSummary } from '#contract/mantras/admin.ts'
import { stateOf } from '#server/publishing/publishing.ts'
import type { AdminRecord, MantraListItem } from './adminRepository.ts'
import { toAudio, toMantra } from './toMantra.ts'
import type { WholeMantra } from './wholeMantra.ts'

const stateOfMantra = (record: AdminRecord, now: Date) =>
  stateOf({ ...record, updatedAt: record.updatedAt ?? record.createdAt }, now)

export const toStaffMantra = (mantra: WholeMantra, now: Date): StaffMantra => ({
  ...toMantra(mantra, mantra.lines, mantra.verses),
  ...stateOfMantra(mantra, now),
})

export const toSummary = (record: MantraListItem, now: Date): StaffMantraSummary => {
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
