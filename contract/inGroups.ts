import type { FestivalChoice, FestivalCustom, FestivalGroup } from './festivalGroups.ts'

type Grouped = {
  readonly group?: FestivalGroup | undefined
  readonly key?: string | undefined
  readonly custom?: FestivalCustom | undefined
  readonly other?: { readonly custom?: FestivalCustom | undefined } | undefined
}

/** The almanac’s kind of a day, in whichever month and by whose custom: `lakshmi_puja`. */
export const kindOfKey = (key: string): string =>
  key.replace(/-.*$/, '').replace(/_(maharashtra|vaishnava)$/, '')

/** Ganesha’s, and those of some groups that the temple observes. */
export const inGroups = <F extends Grouped>(
  festivals: readonly F[],
  groups: readonly FestivalGroup[],
  choice: FestivalChoice,
): F[] =>
  festivals.filter(({ group, key = '', custom, other }) => {
    if (group === undefined) return true
    if (!groups.includes(group) || choice.without.includes(kindOfKey(key))) return false
    if (custom) return choice.customs[custom] !== 'general'
    return !other?.custom || choice.customs[other.custom] !== 'custom'
  })
