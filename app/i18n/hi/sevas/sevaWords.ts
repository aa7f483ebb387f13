import { yearlyTithi } from '#contract/i18n/hi/almanacNames.ts'
import { counted } from '#contract/i18n/hi/plural.ts'
import { civilMonths, lunarMonths } from '#app/i18n/hi/festivals/monthNames.ts'
import { tithis } from '#app/i18n/hi/panchang/tithis.ts'
import type { SevaBy, SevaKind } from '#contract/sevas/seva.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/sevas/sevaWords.ts'

const { tithi } = tithis.english

const kinds: Record<SevaKind, string> = {
  puja: 'पूजा',
  abhishek: 'अभिषेक',
  annadan: 'अन्नदान',
}

type Rule = {
  by: SevaBy
  month?: number | undefined
  day?: number | undefined
  festivalName?: string | undefined
}

export const sevaWords = catalogue('sevaWords', {
  kinds,
  occasions: {
    birthday: 'जन्मदिन',
    anniversary: 'विवाह की वर्षगाँठ',
    punyatithi: 'पुण्यतिथि',
    festival: 'त्योहार',
    other: 'अन्य',
  },
  statuses: {
    requested: 'पुष्टि बाकी है',
    active: 'चालू है',
    ended: 'समाप्त',
    declined: 'स्वीकार नहीं हुई',
  },
  bys: {
    tithi: 'तिथि के अनुसार',
    date: 'तारीख के अनुसार',
    festival: 'त्योहार के दिन',
  },
  festival: 'त्योहार',
  chooseFestival: 'त्योहार चुनें',
  festivalHint: 'मंदिर में जिस दिन त्योहार मनाया जाता है, सेवा उसी दिन होती है।',
  lunarMonths,
  civilMonths,
  tithiName: tithi,
  /** `माघ कृष्ण चतुर्थी` of the almanac's Pausha: months end at full moon for readers of Hindi. */
  rule: ({ by, month = 1, day = 1, festivalName = '' }: Rule) => {
    if (by === 'festival') return festivalName
    return by === 'tithi' ? yearlyTithi(month, day) : `${day} ${civilMonths[month - 1]}`
  },
  dayRules: {
    sunrise: 'सूर्योदय की तिथि (जन्मदिन, त्योहार)',
    aparahna: 'अपराह्न की तिथि (श्राद्ध)',
  },
  reasons: {
    'first-of-two-sunrises': 'यह तिथि दो सूर्योदयों पर है, इसलिए पहला दिन।',
    'no-sunrise-begins': 'यह तिथि किसी सूर्योदय पर नहीं है, इसलिए वह दिन जब यह शुरू होती है।',
    'february-28': 'इस वर्ष 29 फ़रवरी नहीं है, इसलिए एक दिन पहले।',
    'aparahna-larger': 'यह तिथि दो दिन अपराह्न में है, इसलिए वह दिन जब यह अधिक समय रहती है।',
    'aparahna-equal-first': 'यह तिथि दोनों दिन अपराह्न में बराबर समय रहती है, इसलिए पहला दिन।',
    'aparahna-neither-first': 'यह तिथि किसी दिन अपराह्न में नहीं है, इसलिए वह दिन जब यह शुरू होती है।',
  } as Readonly<Record<string, string>>,
  lunarHint: 'महीना पूर्णिमा पर समाप्त होता है। जिस वर्ष अधिक मास हो, उस वर्ष सेवा निज मास में होती है।',
  heading: (kind: SevaKind, name: string) => `${kinds[kind]}: ${name}`,
  forYears: (years: number) =>
    counted(years, { one: 'एक वर्ष के लिए', other: `${years} वर्षों के लिए` }),
  forGood: 'हमेशा के लिए',
  next: (day: string) => `अगली तारीख: ${day}`,
} satisfies Words<typeof english.sevaWords.english>)

export const tithiFinder = catalogue('tithiFinder', {
  open: 'तारीख से तिथि जानें',
  date: 'जन्म या देहांत की तारीख',
  templesCity: 'मंदिर के शहर में',
  otherCity: 'दूसरा शहर चुनें',
  found: (name: string, month: string, place: string) =>
    `${month} ${name}, ${place} में सूर्योदय के समय।`,
  adhika: (month: string) => `अधिक ${month}`,
  /** The other name: the page counts months to the full moon itself. */
  purnimanta: (month: string) =>
    `महाराष्ट्र में, जहाँ महीना अमावस्या पर समाप्त होता है, इसे ${month} कहते हैं।`,
  next: (name: string, time: string) => `उस दिन ${time} बजे अगली तिथि शुरू हुई: ${name}।`,
  hint: 'जन्म या देहांत शाम को हुआ हो, तब भी हम उस दिन के सूर्योदय की तिथि लेते हैं। सूर्योदय से पहले हुआ हो, तो एक दिन पहले की तारीख चुनें।',
  use: (name: string) => `यह तिथि चुनें: ${name}`,
  failed: 'तिथि नहीं मिल सकी। कृपया तारीख और इंटरनेट जाँच लें।',
} satisfies Words<typeof english.tithiFinder.english>)
