import type { StaffFestivalDetails } from '#contract/festivals/admin.ts'
import { aFestival } from './builders.ts'

/** A festival of the almanac that staff have not changed. */
export const aStaffFestival = (
  change: Partial<StaffFestivalDetails> = {},
): StaffFestivalDetails => {
  const festival = aFestival()
  const { name, date, description, moonriseTime, category } = festival
  return {
    ...festival,
    isHidden: false,
    computed: { name, date, description, moonriseTime, category },
    edited: [],
    version: 3,
    told: 0,
    ...change,
  }
}
