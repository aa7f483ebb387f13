import type { Site } from './site.ts'

/** What a temple takes donations for until its staff write their own list. */
const usual = ['General', 'Annadan', 'Festivals', 'Temple upkeep']

export const purposesOf = ({ donationPurposes = usual }: Pick<Site, 'donationPurposes'>) =>
  donationPurposes
