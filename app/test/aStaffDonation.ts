import type { StaffDonationDetails } from '#contract/donations/admin.ts'

/** A UPI pledge, as staff see it. */
export const aStaffDonation = (
  change: Partial<StaffDonationDetails> = {},
): StaffDonationDetails => ({
  reference: 'D7K3M9WACE',
  status: 'pending',
  amount: 1001,
  paymentMethod: 'gpay',
  fullName: 'Asha Patil',
  email: 'asha@example.org',
  isTest: false,
  isDisputed: false,
  createdAt: '2026-11-21T05:00:00.000Z',
  version: 3,
  others: [],
  refundedAmount: 0,
  actions: ['confirm', 'cancel'],
  trail: [{ status: 'pending', at: '2026-11-21T05:00:00.000Z', by: 'donor' }],
  ...change,
})
