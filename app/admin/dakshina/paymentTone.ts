import type { StaffDakshinaPayment } from '#contract/bookings/dakshinaAdmin.ts'

/** The colour only supports the word beside it. */
export const paymentTone = {
  pending: 'gold',
  succeeded: 'durva',
  failed: 'kumkum',
  cancelled: 'kumkum',
  refunded: 'saffron',
} as const satisfies Record<StaffDakshinaPayment['status'], string>
