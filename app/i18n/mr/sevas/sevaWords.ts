import { counted } from '#contract/i18n/en/plural.ts'
import { civilMonths, lunarMonths } from '#app/i18n/en/festivals/monthNames.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
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
    birthday: 'वाढदिवस',
    anniversary: 'लग्नाचा वाढदिवस',
    punyatithi: 'पुण्यतिथी',
    festival: 'सण',
    other: 'इतर',
  },
  statuses: {
    requested: 'पुष्टी बाकी',
    active: 'सुरू आहे',
    ended: 'पूर्ण झाली',
    declined: 'स्वीकारली नाही',
  },
  bys: {
    tithi: 'तिथीनुसार',
    date: 'तारखेनुसार',
    festival: 'सणाच्या दिवशी',
  },
  festival: 'सण',
  chooseFestival: 'सण निवडा',
  festivalHint: 'मंदिरात ज्या दिवशी तो सण साजरा होतो, त्या दिवशी सेवा होते.',
  lunarMonths,
  civilMonths,
  tithiName: tithi,
  rule: ({ by, month = 1, day = 1, festivalName = '' }: Rule) => {
    if (by === 'festival') return festivalName
    return by === 'tithi'
      ? `${lunarMonths[month - 1]} ${tithi(day)}`
      : `${day} ${civilMonths[month - 1]}`
  },
  dayRules: {
    sunrise: 'सूर्योदयाची तिथी (वाढदिवस, सण)',
    aparahna: 'अपराण्हाची तिथी (श्राद्ध)',
  },
  reasons: {
    'first-of-two-sunrises': 'ही तिथी दोन सूर्योदयांना आहे: पहिला दिवस.',
    'no-sunrise-begins': 'ही तिथी कोणत्याच सूर्योदयाला नाही: ती सुरू होते तो दिवस.',
    'february-28': 'या वर्षी 29 फेब्रुवारी नाही: आदला दिवस.',
    'aparahna-larger': 'ही तिथी दोन दिवशी अपराण्हात आहे: ज्या दिवशी ती जास्त वेळ आहे तो दिवस.',
    'aparahna-equal-first': 'ही तिथी दोन्ही दिवशी अपराण्हात सारखाच वेळ आहे, म्हणून पहिला दिवस घेतला आहे.',
    'aparahna-neither-first': 'ही तिथी कोणत्याच अपराण्हात नाही: ती सुरू होते तो दिवस.',
  } as Readonly<Record<string, string>>,
  lunarHint: 'महिना अमावास्येला संपतो. अधिक महिना असलेल्या वर्षी सेवा निज महिन्यात होते.',
  heading: (kind: SevaKind, name: string) => `${kinds[kind]}: ${name}`,
  forYears: (years: number) => counted(years, { one: 'एका वर्षासाठी', other: `${years} वर्षांसाठी` }),
  forGood: 'कायमस्वरूपी',
  next: (day: string) => `पुढचा दिवस: ${day}`,
} satisfies Words<typeof english.sevaWords.english>)

export const tithiFinder = catalogue('tithiFinder', {
  open: 'तारखेवरून तिथी शोधा',
  date: 'जन्माची किंवा निधनाची तारीख',
  templesCity: 'मंदिराच्या शहरात',
  otherCity: 'दुसरे शहर निवडा',
  found: (name: string, month: string, place: string) =>
    `${month} ${name}, सूर्योदयाच्या वेळी, ${place}.`,
  adhika: (month: string) => `अधिक ${month}`,
  purnimanta: (month: string) => `जेथे महिना पौर्णिमेला संपतो, तेथे या महिन्याचे नाव: ${month}.`,
  next: (name: string, time: string) => `त्या दिवशी ${time} वाजता पुढची तिथी सुरू झाली: ${name}.`,
  hint: 'घटना संध्याकाळची असली तरी सूर्योदयाची तिथी धरतो. जन्म किंवा निधन सूर्योदयापूर्वी झाले असल्यास आदला दिवस निवडा.',
  use: (name: string) => `ही तिथी निवडा: ${name}`,
  failed: 'तिथी शोधता आली नाही. कृपया तारीख आणि इंटरनेट तपासा.',
} satisfies Words<typeof english.tithiFinder.english>)
