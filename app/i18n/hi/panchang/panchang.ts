import type * as english from '#app/i18n/en/panchang/panchang.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { monthName } from '#contract/i18n/hi/almanacNames.ts'
import { weekdays } from '#contract/i18n/hi/dateTable.ts'
import { counted } from '#contract/i18n/hi/plural.ts'
import { untilAfter } from '#contract/i18n/hi/untilAfter.ts'

export const panchang = catalogue('panchang', {
  page: {
    title: 'आज का पंचांग: तिथि, सूर्योदय और चंद्रोदय',
    description:
      'अपने शहर का पंचांग देखें: किसी भी दिन की तिथि, नक्षत्र, राहु काल, चौघड़िया, सूर्योदय और चंद्रोदय। इंटरनेट न हो तब भी।',
  },
  titleOfDay: (date: string) => `पंचांग, ${date}: तिथि, सूर्योदय और चंद्रोदय`,
  monthPage: {
    title: 'महीने का पंचांग, प्रिंट के लिए',
    description: 'पूरे महीने की तिथियाँ, सूर्योदय और चंद्रोदय, अपने शहर के अनुसार, एक ही पन्ने पर।',
  },
  heading: 'आज का पंचांग',
  /** Of a day that is not today, or of none. */
  headingOfDay: 'पंचांग',
  computedFor: 'शहर',
  before: 'पिछला दिन',
  after: 'अगला दिन',
  today: 'आज',
  /** From Sunday to Saturday. */
  varas: [...weekdays],
  vara: 'वार',
  until: (time: string) => `${time} तक`,
  untilAtSunrise: (time: string) => `सूर्योदय पर, ${time} तक`,
  atSunrise: (tithi: string, time: string) => `सूर्योदय पर ${tithi}, ${time} तक`,
  followedBy: (tithi: string) => `फिर ${tithi}`,
  followedUntil: (tithi: string, time: string) => `फिर ${tithi}, ${time} तक`,
  /** Of a tithi that begins after a sunrise and ends before the next. */
  skipped: (line: string) => `${line} (क्षय तिथि)`,
  again: 'पिछले दिन के सूर्योदय पर भी यही तिथि',
  againNext: 'अगले दिन के सूर्योदय पर भी यही तिथि',
  paksha: 'पक्ष',
  pakshas: { shukla: 'शुक्ल पक्ष (सुदी)', krishna: 'कृष्ण पक्ष (बदी)' },
  month: 'चंद्र मास',
  amanta: (name: string, isAdhika: boolean) =>
    `महाराष्ट्र और गुजरात में ${monthName(name, isAdhika)} (अमांत)`,
  purnimanta: (name: string, isAdhika: boolean) => `${monthName(name, isAdhika)} (पूर्णिमांत)`,
  kshaya: 'क्षय मास: एक में दो महीने',
  adhika: 'अधिक मास (मलमास)',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चंद्रोदय',
  moonset: 'चंद्रास्त',
  midday: 'मध्याह्न पूजा',
  between: (start: string, end: string) => `${start} – ${untilAfter(start, end)}`,
  noMoonrise: 'अगले सूर्योदय से पहले चंद्रोदय नहीं है।',
  lit: (percent: number) => `सूर्योदय पर चंद्रमा ${percent}% प्रकाशित`,
  onThisDay: 'इस दिन',
  next: 'गणेश जी का अगला पर्व',
  nextIn: (days: number) =>
    days === 0 ? 'इसी दिन' : counted(days, { one: '1 दिन बाद', other: `${days} दिन बाद` }),
  /** Why we use another place's sunrise. */
  sunless: {
    down: 'इस दिन यहाँ सूर्य नहीं उगता',
    up: 'इस दिन यहाँ सूर्य नहीं डूबता',
    last: 'इसके बाद कुछ दिन यहाँ सूर्य नहीं उगेगा',
    skipped: 'अंतरराष्ट्रीय तिथि रेखा बदलने के कारण यहाँ यह तारीख आई ही नहीं',
  },
  reference: (why: string, place: string) => `${why}, इसलिए ${place} का सूर्योदय लिया गया है।`,
  visibility: 'ये समय समतल क्षितिज के लिए हैं। धुंध, इमारतों या पहाड़ों के कारण सूर्य और चंद्रमा देर से दिख सकते हैं।',
  toMonth: 'पूरा महीना',
  toDay: 'आज का पंचांग',
  badDate: 'यह तारीख सही नहीं है',
  badDateText: (text: string) => `“${text}” सही तारीख नहीं है। तारीख 2026-11-27 की तरह लिखें।`,
  badMonth: 'यह महीना सही नहीं है',
  badMonthText: (text: string) => `“${text}” सही महीना नहीं है। महीना 2026-11 की तरह लिखें।`,
  toThisMonth: 'इस महीने का पंचांग देखें',
  outOfRange: 'इस तारीख का पंचांग उपलब्ध नहीं है',
  outOfRangeText: 'यह पंचांग 1950 से 2100 तक का है।',
  toToday: 'आज का पंचांग देखें',
  failed: 'पंचांग नहीं बन सका',
  failedText: 'पंचांग अभी इस फ़ोन पर नहीं है। इंटरनेट आने पर फिर से कोशिश करें।',
  monthHeading: (month: string) => `पंचांग, ${month}`,
  print: 'प्रिंट करें',
  monthBefore: 'पिछला महीना',
  monthAfter: 'अगला महीना',
  /** Of a festival that is kept for another tithi than that at sunrise. */
  onTithi: (festival: string, tithi: string) => `${festival} (${tithi})`,
  columns: {
    day: 'दिन',
    tithi: 'सूर्योदय की तिथि, कब तक',
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    moonrise: 'चंद्रोदय',
    festival: 'त्योहार',
  },
  /** Of a sunrise or sunset, in a narrow column, which says the part of the day already. */
  sunTime: (time: string) => time.replace(/^.*\u00a0/, ''),
  footer:
    'ये समय समतल क्षितिज के लिए हैं। – का अर्थ है कि अगले सूर्योदय से पहले उदय या अस्त नहीं होता। तारीख में शंका हो तो अपना स्थानीय पंचांग देखें।',
} satisfies Words<typeof english.panchang.english>)
