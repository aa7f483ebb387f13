import type { ChosenDay } from '#almanac/chosenDays.ts'
import type { GreatDay } from '#almanac/greatDays.ts'

/** What is said of a festival of Ganesha is made from these, in any language. */
export type GaneshaFacts = Pick<ChosenDay, 'kind' | 'name' | 'isAngaraki'>

/** The same of a festival or fast beyond his. */
export type GreatFacts = Pick<
  GreatDay,
  'kind' | 'name' | 'date' | 'window' | 'rule' | 'of' | 'custom' | 'other' | 'basis'
> & {
  readonly lunarMonth: Pick<GreatDay['lunarMonth'], 'name' | 'isAdhika'> & {
    readonly isKshaya?: boolean
  }
}

export type FestivalFacts = GaneshaFacts | GreatFacts

export const ganeshaFacts = ({ kind, name, isAngaraki }: GaneshaFacts): GaneshaFacts => ({
  kind,
  name,
  isAngaraki,
})

export const greatFacts = (day: GreatFacts): GreatFacts => {
  const { kind, name, date, window, rule, of, custom, other, basis, lunarMonth } = day
  return {
    kind,
    name,
    date,
    window,
    rule,
    of,
    ...(custom && { custom }),
    ...(other && { other }),
    basis,
    lunarMonth: {
      name: lunarMonth.name,
      isAdhika: lunarMonth.isAdhika,
      ...(lunarMonth.isKshaya && { isKshaya: true }),
    },
  }
}
