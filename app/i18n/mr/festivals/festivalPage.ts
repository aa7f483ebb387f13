import type * as english from '#app/i18n/en/festivals/festivalPage.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { counted } from '#contract/i18n/mr/plural.ts'

export const festivalPage = catalogue('festivalPage', {
  remindMe: 'आठवण करून द्या',
  remindWhen: 'सणाच्या 7, 3 आणि 1 दिवस आधी आणि त्या दिवशी आम्ही आठवण करून देऊ.',
  remindMore: 'इतर वेळा, ईमेल किंवा WhatsApp',
  arghya: 'अर्घ्य द्या',
  nextDay: 'पुढचा सण',
  /** Before the name of a city. */
  observedIn: 'तारीख,',
  untilOn: (time: string, date: string) => `${time} पर्यंत · ${date}`,
  endedAt: (time: string) => `${time} वाजता संपले`,
  today: 'आज',
  days: (days: number) => counted(days, { one: 'उद्या', other: `${days} दिवसांनी` }),
  category: 'प्रकार',
  back: 'सणांची दिनदर्शिका',
  inCity: (city: string) => `${city} येथे`,
  /** Where a custom has no day of its own. */
  allThere: 'सर्व जण एकच दिवस पाळतात',
  atTemple: (city: string) => `मंदिरात, ${city}`,
  panchang: 'या दिवसाचे पंचांग',
  mantrasTitle: 'या दिवसाचे मंत्र',
  pujaTitle: (puja: string) => `${puja} बुक करा`,
  readOn: 'पुढे वाचा',
  neighbours: 'आधीचा आणि पुढचा सण',
  before: 'आधीचा',
  after: 'पुढचा',
  loadFailed: 'या सणाची माहिती उघडता आली नाही.',
  untold: 'आपल्या शहरातील तारीख काढता आली नाही. ती एक दिवस आधी किंवा नंतर असू शकते.',
  loadFailedText: 'पंचांग अजून या फोनवर आलेले नाही. इंटरनेट आल्यावर पुन्हा प्रयत्न करा.',
} satisfies Words<typeof english.festivalPage.english>)
