import type * as english from '#app/i18n/en/day-card/dayCard.ts'
import { nakshatraName } from '#app/i18n/mr/panchang/limbNames.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'

export const dayCard = catalogue('dayCard', {
  heading: 'या दिवसाचे कार्ड',
  moonriseIn: (city: string) => `${city} येथे चंद्रोदय`,
  middayIn: (city: string) => `${city} येथे मध्यान्हपूजा`,
  partIn: (part: string, city: string) => `${city} येथे ${part}`,
  until: (time: string) => `${time} पर्यंत`,
  untilAtSunrise: (time: string) => `सूर्योदयाला, ${time} पर्यंत`,
  tithiUntil: (tithi: string, time: string) => `${tithi} ${time} पर्यंत`,
  tithiAtSunrise: (tithi: string, time: string) => `सूर्योदयाला ${tithi}, ${time} पर्यंत`,
  /** The tithi that makes a festival's day. */
  tithiFrom: (tithi: string, start: string, end: string) =>
    `${tithi}: ${start} ते ${untilAfter(start, end)}`,
  moonrise: (time: string) => `चंद्रोदय ${time}`,
  fast: 'तोपर्यंत उपवास',
  nakshatraUntil: (nakshatra: string, time: string) =>
    `${nakshatraName(nakshatra)} नक्षत्र ${time} पर्यंत`,
  nakshatraAtSunrise: (nakshatra: string, time: string) =>
    `सूर्योदयाला ${nakshatraName(nakshatra)} नक्षत्र, ${time} पर्यंत`,
  noSun: {
    down: (city: string) => `${city} येथे या दिवशी सूर्य उगवत नाही`,
    up: (city: string) => `${city} येथे या दिवशी सूर्य मावळत नाही`,
    skipped: (city: string) => `${city} येथील दिनदर्शिकेत ही तारीख वगळली गेली`,
  },
} satisfies Words<typeof english.dayCard.english>)
