import type { TakingsYear } from '#contract/takings/yearAdmin.ts'

/** A year in which the temple had more than in the one before. */
export const someYear = (change: Partial<TakingsYear> = {}): TakingsYear => ({
  year: '2026-27',
  from: '2026-04-01',
  to: '2027-03-31',
  yearBefore: '2025-26',
  financialYears: ['2026-27', '2025-26'],
  calendarYears: ['2026', '2025'],
  all: { count: 5, amount: 6001, before: 8000 },
  soFar: { day: '2026-11-24', before: 4000 },
  refunded: { count: 1, amount: 251.5, before: 0 },
  byMonth: [
    { month: '2026-09', kind: 'donation', count: 3, amount: 2451, before: 4000 },
    { month: '2026-11', kind: 'dakshina', count: 1, amount: 2100, before: 0 },
    { month: '2026-11', kind: 'order', count: 1, amount: 1450, before: 0 },
    { month: '2026-12', kind: 'donation', count: 0, amount: 0, before: 4000 },
  ],
  byMethod: [
    { method: 'cash', count: 3, amount: 3801, before: 8000 },
    { method: 'upi', count: 2, amount: 2200, before: 0 },
  ],
  byPurpose: [
    { kind: 'donation', purpose: 'Annadan', count: 2, amount: 1500, before: 8000 },
    { kind: 'dakshina', purpose: 'Ganesh Puja', count: 1, amount: 2100, before: 0 },
    { kind: 'order', count: 1, amount: 1450, before: 0 },
    { kind: 'donation', count: 1, amount: 951, before: 0 },
  ],
  busiest: [
    { day: '2026-11-21', festivals: [], count: 2, amount: 3550 },
    { day: '2026-09-14', festivals: ['Ganesh Chaturthi'], count: 3, amount: 2451 },
  ],
  festivals: [
    { day: '2026-09-14', name: 'Ganesh Chaturthi', count: 3, amount: 2451, before: 4000 },
  ],
  ...change,
})
