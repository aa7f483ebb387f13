import type { StaffChoice } from '#contract/festivals/choiceAdmin.ts'
import type { FestivalChoice } from '#contract/festivals/groups.ts'

/** As the form has it: each choice by its name, and the great festivals that are shown. */
export type ChoiceValues = FestivalChoice['groups'] &
  FestivalChoice['customs'] & { observed: string[] }

export const toChoiceValues = ({ choice, kinds }: StaffChoice): ChoiceValues => ({
  ...choice.groups,
  ...choice.customs,
  observed: kinds.map(({ kind }) => kind).filter((kind) => !choice.without.includes(kind)),
})

export const toChoice = (
  { maharashtra, vaishnava, observed, ...groups }: ChoiceValues,
  kinds: StaffChoice['kinds'],
): FestivalChoice => ({
  groups,
  customs: { maharashtra, vaishnava },
  without: kinds.map(({ kind }) => kind).filter((kind) => !observed.includes(kind)),
})
