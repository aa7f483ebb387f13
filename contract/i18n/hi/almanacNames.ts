import { monthNames, purnimantaName } from '#almanac/monthNames.ts'
import { pakshaOf } from '#almanac/tithiNames.ts'

/** What the almanac names in Latin letters, as Hindi almanacs print it. */

const tithis: Readonly<Record<string, string>> = {
  Pratipada: 'प्रतिपदा',
  Dwitiya: 'द्वितीया',
  Tritiya: 'तृतीया',
  Chaturthi: 'चतुर्थी',
  Panchami: 'पंचमी',
  Shashthi: 'षष्ठी',
  Saptami: 'सप्तमी',
  Ashtami: 'अष्टमी',
  Navami: 'नवमी',
  Dashami: 'दशमी',
  Ekadashi: 'एकादशी',
  Dwadashi: 'द्वादशी',
  Trayodashi: 'त्रयोदशी',
  Chaturdashi: 'चतुर्दशी',
  Purnima: 'पूर्णिमा',
  Amavasya: 'अमावस्या',
}

const inOrder = Object.values(tithis)

/** `चतुर्थी` for 4 and 19, `पूर्णिमा` for 15, `अमावस्या` for 30. */
export const tithiName = (number: number): string =>
  (number === 30 ? inOrder[15] : inOrder[(number - 1) % 15]) ?? ''

/** `कृष्ण चतुर्थी` for 19; पूर्णिमा and अमावस्या have no half to be named. */
export const fullTithiName = (number: number): string =>
  number % 15 === 0
    ? tithiName(number)
    : `${pakshaOf(number) === 'shukla' ? 'शुक्ल' : 'कृष्ण'} ${tithiName(number)}`

/** Of that which makes a festival's day: a tithi, or Gauri's star. */
export const nameOfSpan = (name: string): string =>
  name === 'Jyeshtha' ? 'ज्येष्ठा नक्षत्र' : (tithis[name] ?? name)

const months: Readonly<Record<string, string>> = {
  Chaitra: 'चैत्र',
  Vaishakha: 'वैशाख',
  Jyeshtha: 'ज्येष्ठ',
  Ashadha: 'आषाढ़',
  Shravana: 'श्रावण',
  Bhadrapada: 'भाद्रपद',
  Ashwina: 'आश्विन',
  Kartika: 'कार्तिक',
  Margashirsha: 'मार्गशीर्ष',
  Pausha: 'पौष',
  Magha: 'माघ',
  Phalguna: 'फाल्गुन',
}

export const lunarMonths = Object.values(months)

/** `अधिक श्रावण` of `Shravana`: of a name, whichever way its month was counted. */
export const monthName = (name: string, isAdhika = false): string =>
  `${isAdhika ? 'अधिक ' : ''}${months[name] ?? name}`

type LunarMonth = Parameters<typeof purnimantaName>[0]

/**
 * Of a tithi in a month of the almanac, whose months end at the new moon. Months end at the full moon for
 * readers of Hindi: `माघ` of the dark half of Pausha.
 */
export const monthOf = (month: LunarMonth, tithi: number): string =>
  monthName(purnimantaName(month, tithi), month.isAdhika)

/** `माघ कृष्ण चतुर्थी` of the almanac's tenth month and its tithi 19: a day that comes back each year. */
export const yearlyTithi = (month: number, tithi: number): string => {
  const name = monthNames[month - 1]
  return name === undefined
    ? fullTithiName(tithi)
    : `${monthOf({ name, isAdhika: false }, tithi)} ${fullTithiName(tithi)}`
}
