import type * as english from '#app/i18n/en/festivals/calendar.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { monthName } from '#contract/i18n/hi/almanacNames.ts'
import { months, shortWeekdays, weekdays } from '#contract/i18n/hi/dateTable.ts'

/** Of a fast that comes every month, a cell has room for its kind. */
const everyMonth = /^.*(एकादशी|प्रदोष|पूर्णिमा|अमावस्या)(?: व्रत)?(?=$| \()/

/** What a name says twice, but not whose custom it is. */
const saidTwice = / \((?!महाराष्ट्र|वैष्णव)[^)]*\)$/

export const calendar = catalogue('calendar', {
  page: {
    title: 'त्योहार कैलेंडर: आपके शहर में संकष्टी और गणेश चतुर्थी',
    description: 'आपके शहर के चंद्रोदय के साथ संकष्टी, विनायक चतुर्थी और गणेश चतुर्थी। इंटरनेट न हो तब भी।',
  },
  heading: 'त्योहार कैलेंडर',
  computedFor: 'शहर',
  weekdays,
  shortWeekdays,
  months,
  lunarMonth: monthName,
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  today: 'आज',
  goTo: 'यहाँ जाएँ',
  month: 'महीना',
  year: 'वर्ष',
  /** In a small cell: शु for the bright half, कृ for the dark one; the new moon is 30, as in print. */
  shortTithi: (number: number) =>
    `${number > 15 ? 'कृ' : 'शु'}${number > 15 && number < 30 ? number - 15 : number}`,
  shortTithiHelp: 'शु = शुक्ल पक्ष, कृ = कृष्ण पक्ष।',
  tithiHelp: 'हर दिन की तिथि सूर्योदय के समय की है; पर्व हो, तो पर्व की तिथि।',
  moreOnGrid: 'और त्योहार, तिथियाँ',
  /** So short that they share one line of a phone. */
  legend: {
    major: 'बड़ा पर्व',
    sankashti: 'संकष्टी',
    angaraki: 'अंगारकी',
    default: 'विनायक',
  },
  /** On one festival. */
  categoryChips: {
    major: 'बड़ा पर्व',
    sankashti: 'संकष्टी',
    angaraki: 'अंगारकी',
    default: 'पर्व',
  },
  /** In a cell: the name without the words that every day of this calendar shares. */
  shortName: (name: string, isEveryMonth: boolean) =>
    name.includes('अंगारकी')
      ? 'अंगारकी'
      : name.includes('संकष्टी')
        ? 'संकष्टी'
        : isEveryMonth
          ? name.replace(everyMonth, '$1')
          : name.replace(/^(विनायक) चतुर्थी$/, '$1').replace(saidTwice, ''),
  shapes: 'चिह्नों का अर्थ',
  loadFailed: 'कैलेंडर नहीं खुल सका। कृपया फिर से कोशिश करें।',
  upcomingFailed: 'आने वाले त्योहार नहीं खुल सके। कृपया फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  almanacLost: (city: string) =>
    `इस फ़ोन पर पंचांग नहीं खुल सका। ${city} के त्योहार दिखाए जा सकते हैं, पर तिथि और चंद्रमा नहीं।`,
  almanacLostHere: 'इस फ़ोन पर पंचांग नहीं खुल सका। कृपया सूची से पास का शहर चुनें।',
  outOfRange: (from: number, to: number) =>
    `यह पंचांग ${from} से ${to} तक का है। दूसरे वर्षों की तारीखें गलत हो सकती हैं, इसलिए हम उन्हें नहीं दिखाते।`,
  upcoming: 'आने वाले त्योहार',
  upcomingEyebrow: 'आगे का एक वर्ष',
  noneUpcoming: 'आगे के एक वर्ष में कोई त्योहार नहीं है।',
  more: 'और त्योहार दिखाएँ',
  moonrise: 'चंद्रोदय',
  begins: (time: string) => `शुरुआत ${time}`,
  moonriseIn: (city: string) => `${city} में चंद्रोदय`,
  midday: 'मध्याह्न पूजा',
  middayIn: (city: string) => `${city} में मध्याह्न पूजा`,
  panchang: 'इस दिन का पंचांग',
  visibleLater: 'यह समय समतल क्षितिज के लिए है। धुंध, इमारतों या पहाड़ों के कारण चंद्रमा देर से दिख सकता है।',
  checkLocally: 'यह तारीख बहुत कम अंतर से तय हुई है। कृपया अपना स्थानीय पंचांग देखें।',
  reference: (place: string) => `तब आपके शहर में सूर्य या चंद्रमा नहीं उगता। यह ${place} की तारीख है।`,
  atTheTemple: (city: string) => `${city} के मंदिर में`,
  noFestival: 'इस दिन कोई त्योहार नहीं है।',
  /** How a festival is kept, or the fast of a Sankashti. */
  openFestival: 'कैसे मनाएँ',
  openFast: 'यह व्रत कैसे रखें',
  openNamed: (open: string, name: string) => `${name}: ${open}`,
  inDays: (days: number) =>
    days === 0
      ? 'आज'
      : days === 1
        ? 'कल'
        : days === -1
          ? 'बीता कल'
          : days > 0
            ? `${days} दिन बाद`
            : `${-days} दिन पहले`,
  details: 'चुना हुआ दिन',
} satisfies Words<typeof english.calendar.english>)
