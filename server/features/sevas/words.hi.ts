import { yearlyTithi } from '#contract/i18n/hi/almanacNames.ts'
import { dayText } from '#contract/i18n/hi/dates.ts'
import { months } from '#contract/i18n/hi/dateTable.ts'
import { counted } from '#contract/i18n/hi/plural.ts'
import type { SevaKind } from '#contract/sevas/seva.ts'
import type { SevaRecord } from './repository.ts'

/** `माघ कृष्ण चतुर्थी` of the almanac's Pausha, `29 फ़रवरी`, `गणेश चतुर्थी` */
const ruleText = ({
  by,
  month = 1,
  day = 1,
  festivalName = '',
}: Pick<SevaRecord, 'by' | 'month' | 'day' | 'festivalName'>): string => {
  if (by === 'festival') return festivalName
  return by === 'tithi' ? yearlyTithi(month, day) : `${day} ${months[month - 1] ?? ''}`
}

const kindNames: Readonly<Record<SevaKind, string>> = {
  puja: 'पूजा',
  abhishek: 'अभिषेक',
  annadan: 'अन्नदान',
}

/** The text of a printed card. */
const card = {
  heading: 'वार्षिक सेवा',
  /** The heading is the same in Marathi. */
  headingMr: '',
  gotra: 'गोत्र',
  next: 'आगे की तारीखें',
  from: 'यजमान',
  amount: 'राशि',
  plans: { once: 'एक बार में दी गई', yearly: 'हर वर्ष' },
  lasts: 'अवधि',
  forGood: 'हर वर्ष, हमेशा के लिए',
  years: (count: number) => counted(count, { one: `${count} वर्ष`, other: `${count} वर्ष` }),
  note: 'यह कार्ड रसीद नहीं है। हर सेवा से पहले हम आपको ईमेल करते हैं। पता बदल जाए, तो कृपया हमें बताएँ।',
  notActive: {
    requested: { title: 'पुष्टि बाकी है', text: 'मंदिर ने अभी इस सेवा की पुष्टि नहीं की है।' },
    ended: { title: 'समाप्त', text: 'यह सेवा समाप्त हो गई है।' },
    declined: { title: 'स्वीकार नहीं हुई', text: 'मंदिर में इस सेवा की व्यवस्था नहीं हो सकी।' },
  },
}

const attend = 'आप सादर आमंत्रित हैं।'

/** What devotees read in Hindi. The name of the seva stays as it is, after a comma or a colon. */
export const hi = {
  requested: {
    subject: 'वार्षिक सेवा का आपका अनुरोध मिल गया',
    text: 'राशि तय करने के लिए हम आपको फ़ोन या ईमेल करेंगे। हमारी पुष्टि के बाद सेवा शुरू होगी।',
  },
  active: {
    subject: (kind: string) => `वार्षिक सेवा, ${kind}: पुष्टि हो गई`,
    text: 'हर सेवा से एक महीना पहले, एक दिन पहले और सेवा हो जाने पर हम आपको ईमेल करेंगे।',
  },
  month: {
    subject: (kind: string, day: string) => `वार्षिक सेवा, ${kind}: ${day}`,
    text: `${attend} नाम या गोत्र बदलना हो, तो कृपया हमें बताएँ।`,
  },
  day: {
    subject: (kind: string) => `कल आपकी वार्षिक सेवा: ${kind}`,
    text: `${attend} निश्चित समय जानने के लिए कृपया हमें फ़ोन करें।`,
  },
  done: {
    subject: (kind: string) => `आपकी वार्षिक सेवा संपन्न हुई: ${kind}`,
    text: 'श्री गणेश की कृपा आप पर और आपके परिवार पर बनी रहे।',
    next: (day: string) => `अगले वर्ष की तारीख: ${day}।`,
  },
  greeting: (name: string) => `नमस्ते ${name},`,
  rows: {
    seva: 'सेवा',
    inName: 'किसके नाम से',
    inMemory: 'किसकी स्मृति में',
    every: 'हर वर्ष',
    next: 'अगली तारीख',
    date: 'तारीख',
    reference: 'संदर्भ संख्या',
  },
  card,
  kindNames,
  dayText,
  ruleText,
}
