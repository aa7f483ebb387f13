import type { Ritu } from '#almanac/limbNames.ts'
import type { Ayana } from '#almanac/limbs.ts'
import type { Paksha } from '#almanac/tithiNames.ts'
import { limbs } from '#app/i18n/en/panchang/limbs.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { SankalpLineId } from '#contract/guide/sankalp/lines.ts'
import { weekdays } from '#contract/i18n/en/dateTable.ts'

/**
 * What each line of a sankalp means, read under the Sanskrit: together they are one sentence. Of what differs
 * by place and time it says the name, as the panchang has it: functions take the almanac's names and numbers.
 */
export const sankalpLines = catalogue('sankalpLines', {
  vishnu: 'Om. Vishnu, Vishnu, Vishnu',
  command: 'while Brahma works by the command of Lord Vishnu, the supreme Person,',
  creation: 'today, in the second half of Brahma’s life,',
  kalpa: 'in the age of the White Boar,',
  manvantara: 'in the time of Manu Vaivasvata,',
  yuga: 'in the twenty-eighth Kali Yuga, in its first quarter,',
  bharata: 'on Jambudvipa, in India, the land of Bharata,',
  earth: 'on this earth,',
  dandakaranya: 'in the country of the Dandaka forest, by the Godavari,',
  aryavarta: 'in Aryavarta, between the Himalaya and the Vindhya,',
  meru: 'south of Mount Meru,',
  city: (city: string) => `in our city, ${city},`,
  shaka: 'in the Shaka era, in the year now under way,',
  vikram: 'in the Vikram era, in the year now under way,',
  samvatsara: (name: string) => `in the year named ${name}, one of sixty,`,
  ayana: (ayana: Ayana) => `in ${limbs.english.ayanas[ayana]}, this half of the Sun’s year,`,
  ritu: (ritu: Ritu) => `in the season of ${limbs.english.ritus[ritu]},`,
  month: (name: string, isAdhika: boolean) =>
    `in the lunar month of ${isAdhika ? 'Adhika ' : ''}${name},`,
  /** Where the place counts months otherwise than the reader's almanac: both names. */
  monthOfBoth: (name: string, own: string) =>
    `in the lunar month of ${name}, which is ${own} where months end at the new moon,`,
  paksha: (paksha: Paksha) =>
    `in its ${paksha === 'shukla' ? 'bright half, Shukla' : 'dark half, Krishna'},`,
  tithi: (tithi: number) => `on the tithi ${tithis.english.name(tithi)},`,
  vara: (day: number) => `on ${weekdays[day]},`,
  nakshatra: (name: string) => `in the nakshatra ${name},`,
  yoga: (name: string) => `in ${name}, a yoga of the Sun and Moon,`,
  karana: (name: string) => `in ${name}, this half of the tithi,`,
  moon: (sign: string) => `while the Moon is in the sign ${sign},`,
  sun: (sign: string) => `while the Sun is in the sign ${sign},`,
  planets: 'and each of the other planets in its own,',
  day: 'on this blessed day, which all of these mark,',
  gotra: 'for us, born in this gotra,',
  names: 'whose names are these,',
  family: 'with our household and all who belong to us,',
  wellbeing: 'that well-being, steadiness, long life, health and prosperity may grow,',
  merit: 'that we receive the fruit of which the Vedas, Smritis and Puranas speak,',
  purpose: 'and that Ganesha may be pleased,',
  puja: 'I will worship as well as I can.',
  fast: 'I will worship Siddhivinayaka as well as I can, and keep the fast of Sankashti Chaturthi.',
  offerings: 'I will worship Siddhivinayaka with the sixteen offerings, as well as I can.',
} satisfies Readonly<
  Record<SankalpLineId | 'monthOfBoth', string | ((...names: never[]) => string)>
>)
