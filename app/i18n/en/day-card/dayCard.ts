import { catalogue } from '#app/i18n/words.ts'

export const dayCard = catalogue('dayCard', {
  heading: 'A card of the day',
  moonriseIn: (city: string) => `Moonrise in ${city}`,
  middayIn: (city: string) => `Midday puja in ${city}`,
  partIn: (part: string, city: string) => `${part} in ${city}`,
  until: (time: string) => `until ${time}`,
  untilAtSunrise: (time: string) => `at sunrise, until ${time}`,
  tithiUntil: (tithi: string, time: string) => `${tithi} until ${time}`,
  tithiAtSunrise: (tithi: string, time: string) => `${tithi} at sunrise, until ${time}`,
  /** The tithi that makes a festival's day. */
  tithiFrom: (tithi: string, start: string, end: string) => `${tithi} from ${start} to ${end}`,
  moonrise: (time: string) => `moonrise ${time}`,
  fast: 'The fast is kept until then',
  nakshatraUntil: (nakshatra: string, time: string) => `${nakshatra} nakshatra until ${time}`,
  nakshatraAtSunrise: (nakshatra: string, time: string) =>
    `${nakshatra} nakshatra at sunrise, until ${time}`,
  noSun: {
    down: (city: string) => `The sun does not rise in ${city} on this day`,
    up: (city: string) => `The sun does not set in ${city} on this day`,
    skipped: (city: string) => `This date was skipped in ${city}`,
  },
})
