import type { FestivalChoice, FestivalCustom, FestivalGroup } from './groups.ts'

type GroupedFestival = {
  readonly name: string
  readonly group?: FestivalGroup | undefined
  readonly key?: string | undefined
  readonly custom?: FestivalCustom | undefined
  readonly other?: { readonly custom?: FestivalCustom | undefined } | undefined
}

/** The almanac’s kind of a day, in whichever month and by whose custom: `lakshmi_puja`. */
export const kindOfKey = (key: string): string =>
  key.replace(/-.*$/, '').replace(/_(maharashtra|vaishnava)$/, '')

/** The custom in a day's name, in any language: `Holika Dahan (outside Maharashtra)`. */
const whose = / \([^()]+\)$/

/**
 * Keeps Ganesha’s festivals and those of the given groups, by the temple's custom. If only one
 * custom's dates are shown, the custom is removed from the names.
 */
export const inGroups = <F extends GroupedFestival>(
  festivals: readonly F[],
  groups: readonly FestivalGroup[],
  choice: FestivalChoice,
): F[] =>
  festivals.flatMap((festival) => {
    const { group, key = '', name, custom, other } = festival
    if (group === undefined) return [festival]
    if (!groups.includes(group) || choice.without.includes(kindOfKey(key))) return []
    const differing = custom ?? other?.custom
    const shown = differing && choice.customs[differing]
    if (!shown || shown === 'both') return [festival]
    const isShown = shown === (custom ? 'custom' : 'general')
    return isShown ? [{ ...festival, name: name.replace(whose, '') }] : []
  })
