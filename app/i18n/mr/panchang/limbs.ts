import type * as english from '#app/i18n/en/panchang/limbs.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { limbName } from './limbNames.ts'
import { samvatsaraName } from './samvatsaras.ts'

/** The rest of a day's panchang: its limbs, its years and the hours that are kept or avoided. */
export const limbs = catalogue('limbs', {
  title: 'संपूर्ण पंचांग',
  nakshatra: 'नक्षत्र',
  pada: (pada: number) => `सूर्योदयाला चरण ${pada}`,
  yoga: 'योग',
  karana: 'करण',
  /** Beside Vishti. */
  bhadra: 'विष्टी (भद्रा)',
  until: (name: string, time: string) => `${limbName(name)} ${time} पर्यंत`,
  atSunrise: (limb: string) => `सूर्योदयाला ${limb}`,
  moonSign: 'चंद्र रास',
  sunSign: 'सूर्य रास',
  shaka: 'शालिवाहन शके',
  shakaYear: (year: number, name: string) => `${year}, ${samvatsaraName(name)} संवत्सर`,
  vikram: 'विक्रम संवत',
  vikramYear: (own: number) => `${own}`,
  /** Where the year begins half a year earlier or later. */
  vikramOther: (other: number) => `चैत्रापासून मोजल्यास ${other}`,
  season: 'ऋतू',
  ritus: {
    vasanta: 'वसंत',
    grishma: 'ग्रीष्म',
    varsha: 'वर्षा',
    sharad: 'शरद',
    hemanta: 'हेमंत',
    shishira: 'शिशिर',
  },
  ayana: 'अयन',
  ayanas: { uttarayana: 'उत्तरायण', dakshinayana: 'दक्षिणायन' },
  hours: 'शुभ आणि अशुभ वेळा',
  good: 'शुभ',
  avoid: 'नवीन कामासाठी टाळा',
  now: 'आता',
  nothing:
    'या वेळा सूर्योदय, सूर्यास्त आणि दुसऱ्या दिवशीचा सूर्योदय यांवरून काढतात. या दिवशी येथे यांपैकी काही नाही.',
  noAbhijit: 'बुधवारी अभिजित मुहूर्त नसतो.',
  names: {
    brahma: 'ब्राह्म मुहूर्त',
    abhijit: 'अभिजित मुहूर्त',
    pradosha: 'प्रदोषकाळ',
    nishita: 'निशीथकाळ',
    rahu: 'राहूकाळ',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काळ',
    durmuhurta: 'दुर्मुहूर्त',
    bhadra: 'भद्रा',
  },
  choghadiya: 'चौघडिया',
  choghadiyas: {
    Udveg: 'उद्वेग',
    Char: 'चंचल',
    Labh: 'लाभ',
    Amrit: 'अमृत',
    Kaal: 'काळ',
    Shubh: 'शुभ',
    Rog: 'रोग',
  },
  byDay: 'दिवसा',
  byNight: 'रात्री',
  kinds: { good: 'शुभ', fair: 'मध्यम', avoid: 'अशुभ' },
  divided: 'या वेळा त्या दिवसाच्या सूर्योदयावरून आणि सूर्यास्तावरून काढल्या आहेत, म्हणून त्या रोज बदलतात.',
} satisfies Words<typeof english.limbs.english>)
