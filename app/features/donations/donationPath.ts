type Link = {
  readonly reference: string
  /** Left out by donors who were logged in: addresses outlive a logout. */
  readonly token?: string
}

/** The page of a donation. Its secret comes after `#`, which browsers send to no server. */
export const donationPath = ({ reference, token }: Link): string =>
  `/donation/${reference.toLowerCase()}${token ? `#${token}` : ''}`
