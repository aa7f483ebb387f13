import type { Site } from '#contract/site/public.ts'

/** The purposes offered until staff write their own list. */
const usual = ['General', 'Annadan', 'Festivals', 'Temple upkeep'] as const
export type UsualPurpose = (typeof usual)[number]

export const purposesOf = ({ donationPurposes }: Pick<Site, 'donationPurposes'>) =>
  donationPurposes ?? [...usual]
