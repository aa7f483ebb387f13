import type * as english from '#app/i18n/en/panchang/panchang.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { monthName } from '#contract/i18n/mr/almanacNames.ts'
import { weekdays } from '#contract/i18n/mr/dateTable.ts'
import { counted } from '#contract/i18n/mr/plural.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'

export const panchang = catalogue('panchang', {
  page: {
    title: 'आजचे पंचांग: तिथी, सूर्योदय आणि चंद्रोदय',
    description:
      'आपल्या शहरातील कोणत्याही दिवसाची तिथी, नक्षत्र, राहूकाळ, चौघडिया, सूर्योदय आणि चंद्रोदय. इंटरनेट नसतानाही.',
  },
  titleOfDay: (date: string) => `पंचांग, ${date}: तिथी, सूर्योदय आणि चंद्रोदय`,
  monthPage: {
    title: 'महिन्याचे पंचांग, छापण्यासाठी',
    description: 'आपल्या शहरातील पूर्ण महिन्याच्या तिथी, सूर्योदय आणि चंद्रोदय, एका पानावर.',
  },
  heading: 'आजचे पंचांग',
  /** Of a day that is not today, or of none. */
  headingOfDay: 'पंचांग',
  computedFor: 'शहर',
  before: 'आदला दिवस',
  after: 'पुढचा दिवस',
  today: 'आज',
  /** From Sunday to Saturday. */
  varas: [...weekdays],
  vara: 'वार',
  until: (time: string) => `${time} पर्यंत`,
  untilAtSunrise: (time: string) => `सूर्योदयाला, ${time} पर्यंत`,
  atSunrise: (tithi: string, time: string) => `सूर्योदयाला ${tithi}, ${time} पर्यंत`,
  followedBy: (tithi: string) => `नंतर ${tithi}`,
  followedUntil: (tithi: string, time: string) => `नंतर ${tithi} ${time} पर्यंत`,
  /** Of a tithi that begins after a sunrise and ends before the next. */
  skipped: (line: string) => `${line} (क्षय तिथी)`,
  again: 'आदल्या दिवशीही सूर्योदयाला हीच तिथी',
  againNext: 'पुढच्या दिवशीही सूर्योदयाला हीच तिथी',
  paksha: 'पक्ष',
  pakshas: { shukla: 'शुक्ल पक्ष (शुद्ध)', krishna: 'कृष्ण पक्ष (वद्य)' },
  month: 'चांद्र महिना',
  amanta: (name: string, isAdhika: boolean) => `${monthName(name, isAdhika)} (अमांत)`,
  purnimanta: (name: string, isAdhika: boolean) =>
    `उत्तर भारतात ${monthName(name, isAdhika)} (पौर्णिमांत)`,
  kshaya: 'क्षयमास: एकात दोन महिने',
  adhika: 'अधिक मास',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चंद्रोदय',
  moonset: 'चंद्रास्त',
  midday: 'मध्यान्हपूजा',
  between: (start: string, end: string) => `${start} – ${untilAfter(start, end)}`,
  noMoonrise: 'पुढच्या सूर्योदयापर्यंत चंद्रोदय नाही.',
  lit: (percent: number) => `सूर्योदयाला चंद्र ${percent}% प्रकाशित`,
  onThisDay: 'या दिवशी',
  next: 'गणपतीचा पुढचा सण',
  nextIn: (days: number) =>
    days === 0 ? 'याच दिवशी' : counted(days, { one: 'एका दिवसाने', other: `${days} दिवसांनी` }),
  /** Why we use another place's sunrise. */
  sunless: {
    down: 'या दिवशी येथे सूर्य उगवत नाही',
    up: 'या दिवशी येथे सूर्य मावळत नाही',
    last: 'यानंतर काही दिवस येथे सूर्य उगवणार नाही',
    skipped: 'आंतरराष्ट्रीय वाररेषा बदलल्याने येथे ही तारीख आलीच नाही',
  },
  reference: (why: string, place: string) => `${why}, म्हणून ${place} येथील सूर्योदय घेतला आहे.`,
  visibility:
    'या वेळा सपाट क्षितिज धरून काढल्या आहेत. धुके, इमारती किंवा डोंगर असल्यास सूर्य आणि चंद्र उशिरा दिसू शकतात.',
  toMonth: 'पूर्ण महिना',
  toDay: 'आजचे पंचांग',
  badDate: 'ही तारीख बरोबर नाही',
  badDateText: (text: string) => `“${text}” ही तारीख बरोबर नाही. तारीख 2026-11-27 अशी लिहा.`,
  badMonth: 'हा महिना बरोबर नाही',
  badMonthText: (text: string) => `“${text}” हा महिना बरोबर नाही. महिना 2026-11 असा लिहा.`,
  toThisMonth: 'चालू महिना पाहा',
  outOfRange: 'ही तारीख या पंचांगात नाही',
  outOfRangeText: 'हे पंचांग 1950 ते 2100 या वर्षांचे आहे.',
  toToday: 'आजचा दिवस पाहा',
  failed: 'पंचांग काढता आले नाही',
  failedText: 'पंचांग अजून या फोनवर आलेले नाही. इंटरनेट आल्यावर पुन्हा प्रयत्न करा.',
  monthHeading: (month: string) => `पंचांग, ${month}`,
  print: 'प्रिंट करा',
  monthBefore: 'मागचा महिना',
  monthAfter: 'पुढचा महिना',
  /** Of a festival that is kept for another tithi than that at sunrise. */
  onTithi: (festival: string, tithi: string) => `${festival} (${tithi})`,
  columns: {
    day: 'दिवस',
    tithi: 'सूर्योदयाची तिथी, कधीपर्यंत',
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    moonrise: 'चंद्रोदय',
    festival: 'सण',
  },
  /** Of a sunrise or sunset, in a narrow column, which says the part of the day already. */
  sunTime: (time: string) => time.replace(/^.*\u00a0/, ''),
  footer:
    'या वेळा सपाट क्षितिज धरून काढल्या आहेत. जेथे – आहे, तेथे ती घटना पुढच्या सूर्योदयापूर्वी होत नाही. तारखेबद्दल शंका असल्यास आपले स्थानिक पंचांग पाहा.',
} satisfies Words<typeof english.panchang.english>)
