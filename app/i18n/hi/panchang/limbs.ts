import type * as english from '#app/i18n/en/panchang/limbs.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { limbName } from './limbNames.ts'
import { samvatsaraName } from './samvatsaras.ts'

/** The rest of a day's panchang: its limbs, its years and the hours that are kept or avoided. */
export const limbs = catalogue('limbs', {
  title: 'पूरा पंचांग',
  nakshatra: 'नक्षत्र',
  pada: (pada: number) => `सूर्योदय पर चरण ${pada}`,
  yoga: 'योग',
  karana: 'करण',
  /** Beside Vishti. */
  bhadra: 'विष्टि (भद्रा)',
  until: (name: string, time: string) => `${limbName(name)} ${time} तक`,
  atSunrise: (limb: string) => `सूर्योदय पर ${limb}`,
  moonSign: 'चंद्र राशि',
  sunSign: 'सूर्य राशि',
  shaka: 'शक संवत',
  shakaYear: (year: number, name: string) => `${year}, ${samvatsaraName(name)} संवत्सर`,
  vikram: 'विक्रम संवत',
  vikramYear: (own: number) => `${own}`,
  /** Where the year begins half a year later. */
  vikramOther: (other: number) => `कार्तिक से गिनें तो ${other}`,
  season: 'ऋतु',
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
  hours: 'शुभ और अशुभ समय',
  good: 'शुभ',
  avoid: 'नए काम के लिए अशुभ',
  now: 'अभी',
  nothing: 'ये समय सूर्योदय, सूर्यास्त और अगले दिन के सूर्योदय से निकाले जाते हैं। इस दिन यहाँ ये तीनों नहीं हैं।',
  noAbhijit: 'बुधवार को अभिजित मुहूर्त नहीं होता।',
  names: {
    brahma: 'ब्रह्म मुहूर्त',
    abhijit: 'अभिजित मुहूर्त',
    pradosha: 'प्रदोष काल',
    nishita: 'निशीथ काल',
    rahu: 'राहु काल',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काल',
    durmuhurta: 'दुर्मुहूर्त',
    bhadra: 'भद्रा',
  },
  choghadiya: 'चौघड़िया',
  choghadiyas: {
    Udveg: 'उद्वेग',
    Char: 'चर',
    Labh: 'लाभ',
    Amrit: 'अमृत',
    Kaal: 'काल',
    Shubh: 'शुभ',
    Rog: 'रोग',
  },
  byDay: 'दिन में',
  byNight: 'रात में',
  kinds: { good: 'शुभ', fair: 'सामान्य', avoid: 'अशुभ' },
  divided: 'ये समय उसी दिन के सूर्योदय और सूर्यास्त से निकाले गए हैं, इसलिए रोज़ बदलते हैं।',
} satisfies Words<typeof english.limbs.english>)
