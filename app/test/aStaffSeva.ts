import type { DayOfSeva, StaffSevaDetails } from '#contract/sevas/admin.ts'

/** Annadan every year in memory of somebody's father. */
export const aStaffSeva = (change: Partial<StaffSevaDetails> = {}): StaffSevaDetails => ({
  id: 'seva-1',
  reference: 'Y7K3M9WACE',
  status: 'active',
  kind: 'annadan',
  occasion: 'punyatithi',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  inName: 'Ganesh Kulkarni',
  by: 'tithi',
  month: 9,
  day: 25,
  dayRule: 'aparahna',
  since: '2026-11-21',
  plan: 'once',
  amount: 10_000,
  createdAt: '2026-11-21T06:30:00Z',
  paid: 0,
  due: 10_000,
  next: { date: '2027-01-01', rule: 'aparahna-larger' },
  version: 1,
  days: [
    { id: 'day-1', date: '2026-11-20', rule: 'aparahna-only', isThanked: false },
    { id: 'day-2', date: '2027-01-01', rule: 'aparahna-larger', isThanked: false },
  ],
  gifts: [],
  ...change,
})

/** One of its days, as lists of days have it. */
export const aDayOfSeva = (change: Partial<DayOfSeva> = {}): DayOfSeva => {
  const { kind, occasion, inName, fullName, reference, id: sevaId, by, month, day } = aStaffSeva()
  const seva = { kind, occasion, inName, fullName, reference, sevaId, by, month, day }
  return { ...seva, id: 'day-2', date: '2027-01-01', rule: 'sunrise', ...change }
}
