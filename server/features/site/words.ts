import { numberText } from '#contract/i18n/numbers.ts'
/** What administrators are told about each other's changes, in English. */
export const en = {
  totp: {
    subject: 'Two-step login for staff',
    text: (who: string, isOn: boolean) =>
      isOn
        ? `${who} has made two-step login compulsory: staff cannot open the rest of the back office until they have set it up.`
        : `${who} has made two-step login optional: staff can open the back office with their password alone.`,
  },
  upi: {
    subject: 'The UPI ID was changed',
    text: (who: string, before: string | undefined, after: string | undefined) =>
      `${who} changed the UPI ID that donations go to, from ${before ?? 'none'} to ${after ?? 'none'}.`,
  },
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`

type CityHint = { readonly name: string; readonly lat: number; readonly lon: number }

/** Why a place for the almanac is refused. */
export const cityWords = {
  far: (name: string, place: CityHint, km: number, nearest: CityHint | undefined) =>
    `${name} is at ${degrees(place.lat, 'north', 'south')}, ${degrees(place.lon, 'east', 'west')}. These coordinates are ${numberText(km)} km away${nearest ? `, near ${nearest.name}` : ''}. Choose the city from the list. For another place called ${name}, add its district or state: ${name}, …`,
  zone: (name: string, zone: string) => `The time zone of ${name} is ${zone}`,
  zoneElsewhere: (zone: string) => `No city near these coordinates has the time zone ${zone}`,
}
