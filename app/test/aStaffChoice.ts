import type { StaffChoice } from '#contract/festivals/choiceAdmin.ts'
import { type FestivalChoice, usualChoice } from '#contract/festivals/groups.ts'

/** Which festivals the temple shows, with the great ones it may leave out. */
export const aStaffChoice = (
  choice: Partial<FestivalChoice> = {},
  change: Partial<StaffChoice> = {},
): StaffChoice => ({
  choice: { ...usualChoice, ...choice },
  kinds: [
    { kind: 'holi', name: 'Holi', date: '2027-03-22' },
    { kind: 'dasara', name: 'Dasara' },
  ],
  differing: [
    { custom: 'maharashtra', name: 'Holi', general: '2027-03-22', ofCustom: '2027-03-21' },
  ],
  version: 3,
  ...change,
})
