import type { StaffBooking } from '#contract/bookings/admin.ts'

/** What a booking is called where many are chosen; its devotee may have been erased. */
export const nameOfBooking = ({ fullName, reference }: StaffBooking): string =>
  [fullName, reference].filter(Boolean).join(', ')

/** By reference. */
export const namesOf =
  (bookings: readonly StaffBooking[]) =>
  (id: string): string => {
    const booking = bookings.find(({ reference }) => reference === id)
    return booking ? nameOfBooking(booking) : id
  }
