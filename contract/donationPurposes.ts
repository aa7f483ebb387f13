import type { Site } from './site.ts'

/** The purposes offered until staff write their own list. */
const usual = ['General', 'Annadan', 'Festivals', 'Temple upkeep']

export const purposesOf = ({ donationPurposes = usual }: Pick<Site, 'donationPurposes'>) =>
  donationPurposes
