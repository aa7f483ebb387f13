import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { aBooking } from './aBooking.ts'

/** A booking that waits to be confirmed, as staff see it. */
export const aStaffBooking = (change: Partial<StaffBookingDetails> = {}): StaffBookingDetails => {
  const {
    token: _token,
    canCancel: _cancel,
    canReschedule: _move,
    changeUntil: _until,
    trail,
    ...booking
  } = aBooking()
  return {
    ...booking,
    version: 3,
    nextStatuses: ['confirmed', 'cancelled'],
    canMove: true,
    priests: [],
    linkVersion: 0,
    trail: trail.map((step) => ({ ...step, isEmailed: false })),
    ...change,
  }
}
