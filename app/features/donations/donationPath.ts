/** The page of a donation. Its secret stands behind `#`, which browsers send to no server. */
export const donationPath = ({ reference, token }: { reference: string; token: string }): string =>
  `/donation/${reference.toLowerCase()}#${token}`
