import type * as english from '#app/i18n/en/home/homeSections.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

/** The home page below its first screen. */
export const homeSections = catalogue('homeSections', {
  welcome: {
    heading: 'सदैव उघडे मंदिर',
    text: 'जसे आहात तसे या.',
    about: 'मंदिराविषयी',
    blurbs: {
      mantras: { title: 'नित्य मंत्र', text: 'शब्द, अर्थ आणि सोबत म्हणण्यासाठी आवाज.' },
      calendar: { title: 'सणांची दिनदर्शिका', text: 'आपल्या शहरातील उपवास आणि चंद्रोदय.' },
      puja: { title: 'ऑनलाइन पूजा', text: 'आमचे गुरुजी आपल्या नावाने पूजा करतात.' },
      shop: { title: 'पूजा साहित्य', text: 'मूर्ती, पूजेच्या वस्तू आणि पुस्तके.' },
    },
  },
  today: { eyebrow: 'आजचा मंत्र' },
  next: 'पुढील',
  sankashti: 'संकष्टी',
  festival: 'सण',
  /** `चंद्रोदय रात्री 8:45` */
  nextHour: (hour: string) => hour,
  temple: 'मंदिरात',
  calendar: 'दिनदर्शिका',
  puja: {
    title: 'पूजा बुक करा',
    about: (hours: string | undefined, amount: string | 0 | undefined) =>
      [hours, amount && `${amount} पासून`].filter(Boolean).join(' · '),
    link: 'सर्व पूजा',
  },
  giving: {
    title: 'देणगी द्या',
    text: 'दिवाबत्ती, अन्नदान आणि उत्सवांसाठी.',
  },
  shop: { heading: 'मंदिराचे दुकान', all: 'सर्व वस्तू' },
  blog: { heading: 'लेख', all: 'सर्व लेख' },
} satisfies Words<typeof english.homeSections.english>)
