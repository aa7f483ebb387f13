import { generalSlug } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'

/** The festival day of a slug; falls back to the general date if a custom has no separate one. */
export const dayOfSlug = (festivals: readonly Festival[], slug: string): Festival | undefined =>
  festivals.find((each) => each.slug === slug) ??
  festivals.find((each) => each.slug === generalSlug(slug))

/** Whether a custom's slug leads to the general date, because the place has no separate one. */
export const isGeneralDate = ({ slug, other }: Festival, requestedSlug: string): boolean =>
  slug !== requestedSlug && slug === generalSlug(requestedSlug) && other === undefined
