import type { StaffDakshina, StaffDakshinaPayment } from '#contract/bookings/dakshinaAdmin.ts'

/** Cash at the counter, as staff see it. */
export const aDakshinaPayment = (
  change: Partial<StaffDakshinaPayment> = {},
): StaffDakshinaPayment => ({
  id: 'payment-1',
  status: 'succeeded',
  amount: 1100,
  method: 'cash',
  isTest: false,
  createdAt: '2026-11-23T05:00:00Z',
  paidOn: '2026-11-23',
  receipt: { number: 'DK-7', path: '/receipt/7' },
  refundedAmount: 0,
  isDisputed: false,
  isToRefund: false,
  actions: [],
  ...change,
})

/** A booking for which nothing was paid so far. */
export const aDakshina = (change: Partial<StaffDakshina> = {}): StaffDakshina => ({
  reference: 'PJ-2026-7K3M9W',
  bookingStatus: 'confirmed',
  pujaType: 'ganesh',
  pujaName: 'Ganesh Puja',
  preferredDate: '2026-11-27',
  fullName: 'Meera Kulkarni',
  payments: [],
  seen: 0,
  proposed: 1100,
  ...change,
})
