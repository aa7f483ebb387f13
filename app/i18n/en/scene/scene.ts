import { shortWeekdays } from '#contract/i18n/en/dateTable.ts'
import { catalogue } from '#app/i18n/words.ts'

export const scene = catalogue('scene', {
  label: 'Today at the temple',
  /** Above the name of the tithi. */
  tithiUntil: (time: string) => `tithi until ${time}`,
  tithiAtSunrise: 'tithi at sunrise',
  moonrise: 'Moonrise in',
  midday: 'Midday puja in',
  aarti: (name: string) => `${name} in`,
  sunset: 'Sunset in',
  sunrise: 'Sunrise in',
  noSunrise: 'No sunrise today in',
  noSunset: 'No sunset today in',
  /** The almanac could not be loaded. */
  lost: 'Today’s times are missing for',
  risen: 'The moon has risen',
  greeting: 'गणपती बाप्पा मोरया',
  fast: 'The fast is kept until then',
  countedFast: (left: string) => `in ${left} · fast until then`,
  until: (time: string) => `until ${time}`,
  untilIn: (time: string, left: string) => `until ${time} · in ${left}`,
  nowUntil: (time: string) => `now, until ${time}`,
  now: 'now',
  in: (left: string) => `in ${left}`,
  ago: (passed: string) => `${passed} ago · offer arghya, then eat`,
  tomorrow: (left: string) => `tomorrow · in ${left}`,
  /** Of minutes and hours, never seconds: one line, read at arm’s length. */
  length: (ms: number) => {
    const minutes = Math.max(1, Math.ceil(ms / 60_000))
    const hours = Math.floor(minutes / 60)
    return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
  },
  weekdays: shortWeekdays,
  ganesha: 'Ganesha with four arms, seated on a lotus, a modak in his hand',
  openDoor: 'Darshan: open the temple’s door',
  darshan: 'Darshan',
})
