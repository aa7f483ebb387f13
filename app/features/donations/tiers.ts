export const presets = [501, 1001, 2001, 5001] as const

/** The temple's names for donors, by the lowest amount in rupees. */
export const tiers = [
  { name: 'devotee', from: 1_001, to: 5_000 },
  { name: 'patron', from: 5_001, to: 11_000 },
  { name: 'benefactor', from: 11_001, to: 21_000 },
  { name: 'grandPatron', from: 21_001 },
] as const

export type Tier = (typeof tiers)[number]['name']

export const tierOf = (amount: number): Tier | undefined =>
  tiers.findLast(({ from }) => amount >= from)?.name
