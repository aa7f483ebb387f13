import type { Site } from '#contract/site/public.ts'

/** The purposes offered until staff write their own list. */
const usual = ['General', 'Annadan', 'Festivals', 'Temple upkeep']

export const purposesOf = ({ donationPurposes = usual }: Pick<Site, 'donationPurposes'>) =>
  donationPurposes
