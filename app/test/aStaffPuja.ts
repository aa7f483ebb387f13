import type { StaffPuja } from '#contract/bookings/pujasAdmin.ts'

/** A puja that devotees can book, as staff see it. */
export const aStaffPuja = (change: Partial<StaffPuja> = {}): StaffPuja => ({
  id: 'ganesh',
  name: 'Ganesh Puja',
  shortDescription: 'durva, modak, aarti',
  description: 'The murti is bathed and given durva.',
  price: 2100,
  hours: { from: 1, to: 1.5 },
  isOn: true,
  comingBookings: 0,
  updatedAt: '2026-11-24T05:00:00Z',
  version: 3,
  ...change,
})
