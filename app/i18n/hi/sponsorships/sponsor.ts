import { shortWeekdays } from '#contract/i18n/hi/dateTable.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/sponsorships/sponsor.ts'

export const sponsor = catalogue('sponsor', {
  choose: 'दिन चुनें',
  offering: 'किस सेवा के यजमान बनना है?',
  aDay: (price: string) => `एक दिन के लिए ${price}`,
  days: 'किस दिन?',
  earlier: 'पिछला महीना',
  later: 'अगला महीना',
  weekdays: shortWeekdays,
  free: 'उपलब्ध',
  left: (count: number) => `${count} बाकी`,
  full: 'भर गया',
  closed: 'बंद',
  noFree: 'इस महीने कोई दिन उपलब्ध नहीं है।',
  festival: (day: string, name: string) => `${day}: ${name}।`,
  sponsors: 'इस महीने के यजमान:',
  dayMissing: 'कृपया दिन चुनें',
  name: 'किसके नाम से?',
  nameHint: 'पंडित जी सेवा के समय यह नाम लेंगे।',
  isNameShown: 'यजमानों के कैलेंडर में यह नाम दिखाएँ',
  hold: 'दान के लिए आगे बढ़ें',
  holding: 'दिन आरक्षित हो रहा है...',
  held: {
    until: (time: string) => `यह दिन ${time} बजे तक आपके लिए आरक्षित है।`,
    byUpi: 'UPI से भुगतान करने पर, राशि मिलने तक हम दिन आरक्षित रखते हैं।',
  },
  none: 'अभी यजमान बनने के लिए कोई सेवा उपलब्ध नहीं है।',
  failed: 'दिन लोड नहीं हो सके।',
} satisfies Words<typeof english.sponsor.english>)
