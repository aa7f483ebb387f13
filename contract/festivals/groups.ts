/** The festivals and fasts beyond Ganesha’s, as a temple or a devotee turns them on together. */
export const festivalGroups = ['great', 'ekadashi', 'pradosh', 'moon'] as const
export type FestivalGroup = (typeof festivalGroups)[number]

/**
 * How far the temple shows a group: nowhere, to devotees who turn it on, on everybody’s calendar, or
 * also on the home page, among the upcoming festivals and in the temple’s calendar file.
 */
export const groupStates = ['off', 'offered', 'calendar', 'everywhere'] as const
export type GroupState = (typeof groupStates)[number]

/** Whose date is shown, where a custom keeps another day than the general rule. */
export const customs = ['maharashtra', 'vaishnava'] as const
export type FestivalCustom = (typeof customs)[number]
export const customChoices = ['both', 'general', 'custom'] as const
export type CustomChoice = (typeof customChoices)[number]

/** What the temple shows beyond Ganesha’s festivals (`festivalChoice.ts`). */
export type FestivalChoice = {
  groups: Record<FestivalGroup, GroupState>
  customs: Record<FestivalCustom, CustomChoice>
  /** Kinds of the almanac (`nag_panchami`) that the temple does not observe. */
  without: string[]
}

/** Until the temple chooses: on the calendar, and nowhere that somebody did not ask for it. */
export const usualChoice: FestivalChoice = {
  groups: { great: 'calendar', ekadashi: 'offered', pradosh: 'offered', moon: 'offered' },
  customs: { maharashtra: 'both', vaishnava: 'both' },
  without: [],
}

type Chosen = { readonly festivals?: FestivalChoice | undefined }

export const choiceOf = ({ festivals = usualChoice }: Chosen): FestivalChoice => festivals

/** Groups that are shown at least so far, in their order. */
export const groupsFrom = (state: GroupState, { groups }: FestivalChoice): FestivalGroup[] =>
  festivalGroups.filter((group) => groupStates.indexOf(groups[group]) >= groupStates.indexOf(state))

/**
 * The address of the general date beside that of a custom: a place where both keep the same day has
 * only this one. Any other address stays as it is.
 */
export const generalSlug = (slug: string): string =>
  slug.replace(/-(?:maharashtra|vaishnava)(?=(?:-december)?-\d{4}$)/, '')
