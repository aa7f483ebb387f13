type Link = { readonly reference: string; readonly token: string }

/**
 * The page of a booking. The token stands behind `#`: browsers send that part to no server, so it is in
 * no log and no Referer. In lower case, which is how the server writes every page's address.
 */
export const bookingPath = ({ reference, token }: Link): string =>
  `/booking/${reference.toLowerCase()}#${token}`

/** The booking as a calendar file. */
export const bookingIcsPath = ({ reference, token }: Link): string =>
  `/booking/${reference.toLowerCase()}.ics?token=${token}`
