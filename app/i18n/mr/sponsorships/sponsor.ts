import { shortWeekdays } from '#contract/i18n/en/dateTable.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/sponsorships/sponsor.ts'

export const sponsor = catalogue('sponsor', {
  choose: 'दिवस निवडा',
  offering: 'कोणत्या सेवेचे यजमान व्हायचे आहे?',
  aDay: (price: string) => `एका दिवसासाठी ${price}`,
  days: 'कोणत्या दिवशी?',
  earlier: 'मागचा महिना',
  later: 'पुढचा महिना',
  weekdays: shortWeekdays,
  free: 'उपलब्ध',
  left: (count: number) => `${count} शिल्लक`,
  full: 'भरले',
  closed: 'बंद',
  noFree: 'या महिन्यात एकही दिवस उपलब्ध नाही.',
  festival: (day: string, name: string) => `${day}: ${name}.`,
  sponsors: 'या महिन्यातील यजमान:',
  dayMissing: 'कृपया दिवस निवडा',
  name: 'कोणाच्या नावाने?',
  nameHint: 'गुरुजी हे नाव घेतात.',
  isNameShown: 'यजमानांच्या दिनदर्शिकेत हे नाव दाखवा',
  hold: 'पुढे: देणगी',
  holding: 'दिवस राखून ठेवत आहे...',
  held: {
    until: (time: string) => `${time} पर्यंत हा दिवस आपल्यासाठी राखून ठेवला आहे.`,
    byUpi: 'UPI ने पैसे भरल्यास, ते आम्हाला मिळेपर्यंत दिवस राखून ठेवू.',
  },
  none: 'सध्या यजमान होण्यासाठी कोणतीही सेवा उपलब्ध नाही.',
  failed: 'दिवस लोड झाले नाहीत.',
} satisfies Words<typeof english.sponsor.english>)
