import type * as english from '#app/i18n/en/day-card/dayCard.ts'
import { nakshatraName } from '#app/i18n/hi/panchang/limbNames.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { untilAfter } from '#contract/i18n/hi/untilAfter.ts'

export const dayCard = catalogue('dayCard', {
  heading: 'इस दिन का कार्ड',
  moonriseIn: (city: string) => `${city} में चंद्रोदय`,
  middayIn: (city: string) => `${city} में मध्याह्न पूजा`,
  partIn: (part: string, city: string) => `${city} में ${part}`,
  until: (time: string) => `${time} तक`,
  untilAtSunrise: (time: string) => `सूर्योदय पर, ${time} तक`,
  tithiUntil: (tithi: string, time: string) => `${tithi} ${time} तक`,
  tithiAtSunrise: (tithi: string, time: string) => `सूर्योदय पर ${tithi}, ${time} तक`,
  /** The tithi that makes a festival's day. */
  tithiFrom: (tithi: string, start: string, end: string) =>
    `${tithi}: ${start} से ${untilAfter(start, end)} तक`,
  moonrise: (time: string) => `चंद्रोदय ${time}`,
  fast: 'तब तक व्रत',
  nakshatraUntil: (nakshatra: string, time: string) =>
    `${nakshatraName(nakshatra)} नक्षत्र ${time} तक`,
  nakshatraAtSunrise: (nakshatra: string, time: string) =>
    `सूर्योदय पर ${nakshatraName(nakshatra)} नक्षत्र, ${time} तक`,
  noSun: {
    down: (city: string) => `${city} में इस दिन सूर्य नहीं उगता`,
    up: (city: string) => `${city} में इस दिन सूर्य नहीं डूबता`,
    skipped: (city: string) => `${city} में यह तारीख आई ही नहीं`,
  },
} satisfies Words<typeof english.dayCard.english>)
