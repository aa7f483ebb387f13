import { fullTithiName, lunarMonths } from '#contract/i18n/mr/almanacNames.ts'
import { dayText } from '#contract/i18n/mr/dates.ts'
import { months } from '#contract/i18n/mr/dateTable.ts'
import { counted } from '#contract/i18n/mr/plural.ts'
import type { SevaKind } from '#contract/sevas/seva.ts'
import type { SevaRecord } from './repository.ts'

/** `पौष कृष्ण चतुर्थी`, `29 फेब्रुवारी`, `गणेश चतुर्थी` */
const ruleText = ({
  by,
  month = 1,
  day = 1,
  festivalName = '',
}: Pick<SevaRecord, 'by' | 'month' | 'day' | 'festivalName'>): string => {
  if (by === 'festival') return festivalName
  return by === 'tithi'
    ? `${lunarMonths[month - 1] ?? ''} ${fullTithiName(day)}`
    : `${day} ${months[month - 1] ?? ''}`
}

const kindNames: Readonly<Record<SevaKind, string>> = {
  puja: 'पूजा',
  abhishek: 'अभिषेक',
  annadan: 'अन्नदान',
}

/** The text of a printed card. */
const card = {
  heading: 'वार्षिक सेवा',
  /** The heading is Marathi already. */
  headingMr: '',
  gotra: 'गोत्र',
  next: 'पुढचे दिवस',
  from: 'यजमान',
  amount: 'रक्कम',
  plans: { once: 'एकदाच भरली', yearly: 'दरवर्षी' },
  lasts: 'कालावधी',
  forGood: 'दरवर्षी, कायमस्वरूपी',
  years: (count: number) => counted(count, { one: '1 वर्ष', other: `${count} वर्षे` }),
  note: 'हे कार्ड म्हणजे पावती नव्हे. प्रत्येक सेवेआधी आम्ही आपल्याला लिहू. पत्ता बदलल्यास कृपया कळवा.',
  notActive: {
    requested: { title: 'पुष्टी बाकी', text: 'मंदिराने या सेवेची पुष्टी अजून केलेली नाही.' },
    ended: { title: 'पूर्ण झाली', text: 'ही सेवा पूर्ण झाली आहे.' },
    declined: { title: 'स्वीकारली नाही', text: 'मंदिराला ही सेवा स्वीकारता आली नाही.' },
  },
}

const attend = 'आपण अवश्य या.'

/** What devotees read in Marathi. The name of the seva stays as it is, before a colon. */
export const mr = {
  requested: {
    subject: 'वार्षिक सेवेची आपली विनंती मिळाली',
    text: 'रक्कम ठरवण्यासाठी आम्ही फोन करू किंवा लिहू. आम्ही पुष्टी केल्यावर सेवा सुरू होईल.',
  },
  active: {
    subject: (kind: string) => `वार्षिक सेवा, ${kind}: पुष्टी झाली`,
    text: 'प्रत्येक सेवेच्या एक महिना आधी, एक दिवस आधी आणि सेवा झाल्यावर आम्ही ईमेल पाठवू.',
  },
  month: {
    subject: (kind: string, day: string) => `वार्षिक सेवा, ${kind}: ${day}`,
    text: `${attend} नाव किंवा गोत्र बदलायचे असल्यास कृपया कळवा.`,
  },
  day: {
    subject: (kind: string) => `उद्या आपली वार्षिक सेवा: ${kind}`,
    text: `${attend} नेमकी वेळ विचारण्यासाठी कृपया आम्हाला फोन करा.`,
  },
  done: {
    subject: (kind: string) => `आपली वार्षिक सेवा झाली: ${kind}`,
    text: 'श्री गणेशाची कृपा आपल्यावर आणि आपल्या कुटुंबावर राहो.',
    next: (day: string) => `पुढच्या वर्षीचा दिवस: ${day}.`,
  },
  greeting: (name: string) => `नमस्कार ${name},`,
  rows: {
    seva: 'सेवा',
    inName: 'कोणाच्या नावाने',
    inMemory: 'कोणाच्या स्मरणार्थ',
    every: 'दरवर्षी',
    next: 'पुढचा दिवस',
    date: 'तारीख',
    reference: 'संदर्भ क्रमांक',
  },
  card,
  kindNames,
  dayText,
  ruleText,
}
