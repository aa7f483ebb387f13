/** The festivals and fasts beyond Ganesha’s, as a temple or a devotee turns them on together. */
export const festivalGroups = ['great', 'ekadashi', 'pradosh', 'moon'] as const
export type FestivalGroup = (typeof festivalGroups)[number]

/**
 * How far the temple shows a group: nowhere, to devotees who turn it on, on everybody’s calendar, or
 * also on the home page, among the upcoming festivals and in the temple’s calendar file.
 */
export const groupStates = ['off', 'offered', 'calendar', 'everywhere'] as const
export type GroupState = (typeof groupStates)[number]

/** Customs whose dates may differ from the general rule. */
export const customs = ['maharashtra', 'vaishnava'] as const
export type FestivalCustom = (typeof customs)[number]
export const customChoices = ['both', 'general', 'custom'] as const
type CustomChoice = (typeof customChoices)[number]

/** What the temple shows beyond Ganesha’s festivals (`festivalChoice.ts`). */
export type FestivalChoice = {
  groups: Record<FestivalGroup, GroupState>
  customs: Record<FestivalCustom, CustomChoice>
  /** Kinds of the almanac (`nag_panchami`) that the temple does not observe. */
  without: string[]
}

/**
 * The default until the temple chooses: offered on the calendar, shown elsewhere only on request.
 */
export const usualChoice: FestivalChoice = {
  groups: { great: 'calendar', ekadashi: 'offered', pradosh: 'offered', moon: 'offered' },
  customs: { maharashtra: 'both', vaishnava: 'both' },
  without: [],
}

type ChoiceHolder = { readonly festivals?: FestivalChoice | undefined }

export const choiceOf = ({ festivals = usualChoice }: ChoiceHolder): FestivalChoice => festivals

/** Groups that are shown at least so far, in their order. */
export const groupsFrom = (state: GroupState, { groups }: FestivalChoice): FestivalGroup[] =>
  festivalGroups.filter((group) => groupStates.indexOf(groups[group]) >= groupStates.indexOf(state))

/**
 * Maps a custom's slug to the general one: where both observe the same day, only the general one
 * exists. Other slugs are unchanged.
 */
export const generalSlug = (slug: string): string =>
  slug.replace(/-(?:maharashtra|vaishnava)(?=(?:-december)?-\d{4}$)/, '')
