import type { StaffRepeatDetails } from '#contract/festivals/repeatsAdmin.ts'

/** Its rule and its words, as they are edited. */
export const repeatWords = {
  id: 'deepotsav',
  by: 'tithi',
  month: 8,
  day: 15,
  name: 'Deepotsav',
  description: 'A thousand lamps.',
  category: 'major',
} as const

/** A festival of the temple that comes every year. */
export const aStaffRepeat = (change: Partial<StaffRepeatDetails> = {}): StaffRepeatDetails => ({
  ...repeatWords,
  version: 3,
  told: 0,
  ...change,
})
