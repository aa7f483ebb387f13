import { type FestivalGroup, festivalGroups } from './groups.ts'

/** Those that a text names, `great,moon`, in their order. */
export const groupsOfText = (text: string): FestivalGroup[] =>
  festivalGroups.filter((group) => text.split(',').includes(group))
