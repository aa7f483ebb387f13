type Link = {
  readonly reference: string
  /** Left out by whoever is logged in and gave it: an address outlives a logout. */
  readonly token?: string
}

/** The page of a donation. Its secret stands behind `#`, which browsers send to no server. */
export const donationPath = ({ reference, token }: Link): string =>
  `/donation/${reference.toLowerCase()}${token ? `#${token}` : ''}`
