import type { FestivalGroup } from '#contract/festivals/groups.ts'
import type { Festival, FestivalCategory } from '#contract/festivals/public.ts'

/** What a festival is marked with: its group, or the category of one of Ganesha's. */
export type FestivalMark = FestivalCategory | FestivalGroup

export const markOf = ({ group, category }: Pick<Festival, 'group' | 'category'>): FestivalMark =>
  group ?? category
