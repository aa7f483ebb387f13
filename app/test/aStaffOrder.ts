import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { anOrder } from './anOrder.ts'

/** A paid order, as staff see it. */
export const aStaffOrder = (change: Partial<StaffOrderDetails> = {}): StaffOrderDetails => {
  const { token: _token, can: _can, trail, ...order } = anOrder({ status: 'paid', isPaid: true })
  return {
    ...order,
    returns: [],
    actions: [],
    trail: trail.map((step) => ({ ...step, by: 'buyer' })),
    ...change,
  }
}
