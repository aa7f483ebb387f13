import type { StaffRite, StaffRiteSummary } from '#contract/guide/admin.ts'
import { stateOf } from '#server/publishing/publishing.ts'
import type { RiteRecord } from './repository.ts'
import { toRite, toRow } from './toRite.ts'

export const toStaffRite = (record: RiteRecord, now: Date): StaffRite => ({
  ...toRite(record),
  ...stateOf(record, now),
})

export const toSummary = (record: RiteRecord, now: Date): StaffRiteSummary => ({
  ...toRow(record),
  ...stateOf(record, now),
  recordingCount: record.steps.filter(({ mantra }) => mantra?.recording).length,
})
