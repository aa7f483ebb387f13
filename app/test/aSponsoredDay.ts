import type { SponsoredDay } from '#contract/sponsorships/admin.ts'

/** Annadan in memory of somebody's father, paid. */
export const aSponsoredDay = (change: Partial<SponsoredDay> = {}): SponsoredDay => ({
  id: 'day-1',
  sponsorshipId: 'annadan',
  offering: 'Annadan',
  date: '2026-12-07',
  state: 'paid',
  name: 'Ganesh Kulkarni',
  isNameShown: true,
  fullName: 'Meera Kulkarni',
  phone: '98220 12345',
  hasEmail: true,
  reference: 'D7K3M9WACE',
  version: 3,
  ...change,
})
