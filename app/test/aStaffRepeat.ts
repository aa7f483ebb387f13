import type { StaffRepeatDetails } from '#contract/festivalRepeatsAdmin.ts'

/** A festival of the temple that comes every year. */
export const aStaffRepeat = (change: Partial<StaffRepeatDetails> = {}): StaffRepeatDetails => ({
  id: 'deepotsav',
  by: 'tithi',
  month: 8,
  day: 15,
  name: 'Deepotsav',
  description: 'A thousand lamps.',
  category: 'major',
  version: 3,
  told: 0,
  ...change,
})
