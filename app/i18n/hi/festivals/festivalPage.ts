import type * as english from '#app/i18n/en/festivals/festivalPage.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { counted } from '#contract/i18n/hi/plural.ts'

export const festivalPage = catalogue('festivalPage', {
  remindMe: 'मुझे याद दिलाएँ',
  remindWhen: 'हम 7, 3 और 1 दिन पहले और उसी दिन याद दिलाते हैं।',
  remindMore: 'दूसरा समय, ईमेल या WhatsApp',
  arghya: 'अर्घ्य दें',
  nextDay: 'अगला पर्व',
  observedIn: 'शहर',
  untilOn: (time: string, date: string) => `${time} तक · ${date}`,
  endedAt: (time: string) => `पूजा का समय ${time} बजे समाप्त हुआ`,
  today: 'आज',
  days: (days: number) => counted(days, { one: 'कल', other: `${days} दिन बाद` }),
  category: 'श्रेणी',
  back: 'त्योहार कैलेंडर',
  inCity: (city: string) => `${city} में`,
  /** Where a custom has no day of its own. */
  allThere: 'सबके लिए यही दिन',
  atTemple: (city: string) => `मंदिर में, ${city}`,
  panchang: 'इस दिन का पंचांग',
  mantrasTitle: 'इस दिन के मंत्र',
  pujaTitle: (puja: string) => `पूजा बुक करें: ${puja}`,
  readOn: 'आगे पढ़ें',
  neighbours: 'पिछला और अगला',
  before: 'पिछला',
  after: 'अगला',
  loadFailed: 'यह पर्व नहीं खुल सका।',
  untold: 'आपके शहर के अनुसार तारीख नहीं निकल सकी। यह एक दिन आगे-पीछे हो सकती है।',
  loadFailedText: 'पंचांग अभी इस फ़ोन पर नहीं है। इंटरनेट आने पर फिर से कोशिश करें।',
} satisfies Words<typeof english.festivalPage.english>)
