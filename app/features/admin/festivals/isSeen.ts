import { type FestivalChoice, type GroupState, groupsFrom } from '#contract/festivals/groups.ts'
import { inGroups } from '#contract/festivals/inGroups.ts'
import type { StaffFestival } from '#contract/festivals/admin.ts'

/** Whether the temple shows it at least so far: to some devotees, if nothing else is said. */
export const isSeen = (
  festival: StaffFestival,
  choice: FestivalChoice,
  state: GroupState = 'offered',
): boolean => inGroups([festival], groupsFrom(state, choice), choice).length > 0
