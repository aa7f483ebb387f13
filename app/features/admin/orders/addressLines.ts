import type { PostalAddress } from '#contract/postalAddress.ts'

const countryName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code

/** An address as it stands on a parcel; India is not written. */
export const addressLines = (address: PostalAddress): string[] =>
  [
    address.line1,
    address.line2,
    `${address.city} ${address.postalCode}`,
    address.state,
    address.country === 'IN' ? undefined : countryName(address.country),
  ].filter((line): line is string => Boolean(line))
