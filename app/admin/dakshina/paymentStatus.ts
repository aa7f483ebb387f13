import type { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import type { StaffDakshinaPayment } from '#contract/bookings/dakshinaAdmin.ts'

/** In words: a cheque waits at the bank, and may bounce. */
export const paymentStatus = (
  { status, method }: Pick<StaffDakshinaPayment, 'status' | 'method'>,
  { statuses, chequeStatuses }: typeof adminDakshina.english,
): string => (method === 'cheque' && chequeStatuses[status]) || statuses[status]
