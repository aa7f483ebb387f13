import type { StaffBooking } from '#contract/bookings/admin.ts'

/** Whom an email about these bookings reaches; the server decides it in the same way. */
export const recipientsOf = (chosen: readonly StaffBooking[]) => {
  const open = chosen.filter(({ status }) => status !== 'cancelled')
  const written = open.filter(({ email }) => email !== '')
  return {
    written,
    /** One email for each address. */
    emails: new Set(written.map(({ email }) => email.toLowerCase())).size,
    toCall: open.filter(({ email }) => email === ''),
    cancelled: chosen.filter(({ status }) => status === 'cancelled'),
  }
}

export type Recipients = ReturnType<typeof recipientsOf>
