type Link = {
  readonly reference: string
  /** Left out by the person who booked while logged in, because addresses outlive a logout. */
  readonly token?: string | undefined
}

/**
 * The page of a booking. The token comes after `#`: browsers never send that part, so it is in no
 * log and no Referer. In lower case, like every page address the server writes.
 */
export const bookingPath = ({ reference, token }: Link): string =>
  `/booking/${reference.toLowerCase()}${token ? `#${token}` : ''}`

/** Where its dakshina is paid by card. */
export const bookingPayPath = ({ reference, token, amount }: Link & { amount: number }): string =>
  `/booking/${reference.toLowerCase()}/pay?amount=${amount}${token ? `#${token}` : ''}`

/** The booking as a calendar file. */
export const bookingIcsPath = ({ reference, token }: Link): string =>
  `/booking/${reference.toLowerCase()}.ics${token ? `?token=${token}` : ''}`

const dayMs = 24 * 60 * 60_000

/** How long after the puja its link keeps working. */
export const linkDays = 90

/** The last day on the temple's calendar on which the booking's link works. */
export const lastLinkDay = (pujaDate: string): string =>
  new Date(Date.parse(`${pujaDate}T00:00:00Z`) + linkDays * dayMs).toISOString().slice(0, 10)
