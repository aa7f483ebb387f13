type Link = {
  readonly reference: string
  /** Left out by whoever is logged in and booked it: an address outlives a logout. */
  readonly token?: string | undefined
}

/**
 * The page of a booking. The token stands behind `#`: browsers send that part to no server, so it is in
 * no log and no Referer. In lower case, which is how the server writes every page's address.
 */
export const bookingPath = ({ reference, token }: Link): string =>
  `/booking/${reference.toLowerCase()}${token ? `#${token}` : ''}`

/** The booking as a calendar file. */
export const bookingIcsPath = ({ reference, token }: Link): string =>
  `/booking/${reference.toLowerCase()}.ics${token ? `?token=${token}` : ''}`

const dayMs = 24 * 60 * 60_000

/** How long after the puja its link still opens it. */
export const linkDays = 90

/** The last day on the temple's calendar on which the link of a booking opens it. */
export const lastLinkDay = (pujaDate: string): string =>
  new Date(Date.parse(`${pujaDate}T00:00:00Z`) + linkDays * dayMs).toISOString().slice(0, 10)
