import { type FestivalGroup, festivalGroups } from './groups.ts'

/** Parses `great,moon` into groups, in their fixed order. */
export const groupsOfText = (text: string): FestivalGroup[] =>
  festivalGroups.filter((group) => text.split(',').includes(group))
