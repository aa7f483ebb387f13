import type { StaffMantra } from '#contract/mantras/admin.ts'
import { aMantra } from './builders.ts'

/** A draft, as staff see it. */
export const aStaffMantra = (change: Partial<StaffMantra> = {}): StaffMantra => ({
  ...aMantra(),
  status: 'draft',
  version: 3,
  updatedAt: '2026-11-24T05:00:00Z',
  ...change,
})
