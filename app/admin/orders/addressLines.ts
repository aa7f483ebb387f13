import { countryName } from '#app/i18n/countryName.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'

/** An address as it is written on a parcel, without India. */
export const addressLines = (address: PostalAddress): string[] =>
  [
    address.line1,
    address.line2,
    `${address.city} ${address.postalCode}`,
    address.state,
    address.country === 'IN' ? undefined : countryName(address.country),
  ].filter((line): line is string => Boolean(line))
