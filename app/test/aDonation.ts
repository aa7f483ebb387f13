import type { Donation } from '#contract/donations/public.ts'

/** A UPI pledge that is not confirmed. */
export const aDonation = (change: Partial<Donation> = {}): Donation => ({
  id: 'donation-1',
  reference: 'D7K3M9WACE',
  token: 'secret',
  status: 'pending',
  amount: 501,
  paymentMethod: 'gpay',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  createdAt: '2026-11-21T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
  isTest: false,
  ...change,
})
