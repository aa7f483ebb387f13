import { generalSlug } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'

/** The day of an address; where a custom keeps no day of its own, the general one. */
export const dayOfSlug = (festivals: readonly Festival[], slug: string): Festival | undefined =>
  festivals.find((each) => each.slug === slug) ??
  festivals.find((each) => each.slug === generalSlug(slug))

/** Whether the address of a custom leads to the day that everyone keeps there. */
export const isEveryonesDay = ({ slug, other }: Festival, asked: string): boolean =>
  slug !== asked && slug === generalSlug(asked) && other === undefined
